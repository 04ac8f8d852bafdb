import fc from 'fast-check';
import type {
  CameraAction,
  PlanPosition,
  Segment,
  SegmentNavigation,
  UxvPlan,
} from '../../store/flights/flightPlan';
import {between, lat, lon} from './places';

// Not near the ground, where a camera covers so little that a survey has thousands of transects.
const altitude = fc.oneof(between(40, 9000), between(-400, -40));
const position: fc.Arbitrary<PlanPosition> = fc.oneof(fc.tuple(lon, lat), fc.tuple(lon, lat, altitude));

const area = fc
  .tuple(lon, lat, between(1e-5, 0.01), between(1e-5, 0.01))
  .map(([west, south, width, height]) => ({
    type: 'Polygon' as const,
    coordinates: [
      [
        [west, south],
        [west + width, south],
        [west + width, south + height],
        [west, south + height / 2],
        [west, south],
      ],
    ],
  }));

const navigation: fc.Arbitrary<SegmentNavigation> = fc.record(
  {
    flightSpeed: between(0.1, 150),
    hoverSpeed: between(0.1, 150),
    altitude,
    altitudeMode: fc.constantFrom('relativeToLaunch', 'amsl', 'calculatedAboveTerrain'),
    pitch: between(-90, 90),
    yaw: between(-180, 360),
    gimbal: fc.boolean(),
  },
  {requiredKeys: []},
);

const cameraAction: fc.Arbitrary<CameraAction> = fc.oneof(
  fc.record({action: fc.constantFrom('takePhoto', 'stopPhotos', 'startVideo', 'stopVideo')}),
  fc.record({action: fc.constant('photosByDistance' as const), distance: between(0.1, 1000)}),
  fc.record({action: fc.constant('photosByTime' as const), interval: between(0.1, 1000)}),
  fc.record(
    {action: fc.constant('pointCamera' as const), pitch: between(-90, 90), yaw: between(-180, 360)},
    {requiredKeys: ['action', 'pitch']},
  ),
);

const transectSettings = {
  spacing: between(5, 500),
  frontalOverlap: between(0, 99),
  sideOverlap: between(0, 90),
  turnaroundDistance: between(0, 100),
  entryPoint: fc.integer({min: 0, max: 3}),
  hoverAndCapture: fc.boolean(),
  triggerInTurnaround: fc.boolean(),
  transects: fc.array(position, {minLength: 2, maxLength: 6}),
};
const surveySettings = fc.record(
  {
    ...transectSettings,
    angle: between(-360, 360),
    crosshatch: fc.boolean(),
    alternateTransects: fc.boolean(),
  },
  {requiredKeys: []},
);
const corridorSettings = fc.record(
  {...transectSettings, width: between(0.1, 500)},
  {requiredKeys: ['width']},
);
const structureSettings = fc.record(
  {
    height: between(0.1, 300),
    layers: fc.integer({min: 1, max: 9}),
    bottomAltitude: altitude,
    entranceAltitude: altitude,
    distance: between(0.1, 100),
    gimbalPitch: between(-90, 90),
    startFromTop: fc.boolean(),
  },
  {requiredKeys: ['height']},
);

const shared = {
  name: fc.string({maxLength: 20}),
  navigation,
  cameraActions: fc.array(cameraAction, {maxLength: 4}),
};
const kind = <Type extends Segment['type']>(type: Type) => ({type: fc.constant(type)});

const segment: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({...kind('takeoff'), position, ...shared}, {requiredKeys: ['type']}),
  fc.record(
    {
      ...kind('waypoint'),
      positions: fc.array(position, {minLength: 1, maxLength: 5}),
      holdSeconds: between(0, 600),
      ...shared,
    },
    {requiredKeys: ['type', 'positions']},
  ),
  fc.record({...kind('survey'), area, settings: surveySettings, ...shared}, {requiredKeys: ['type', 'area']}),
  fc.record(
    {
      ...kind('corridor'),
      positions: fc.array(position, {minLength: 2, maxLength: 5}),
      settings: corridorSettings,
      ...shared,
    },
    {requiredKeys: ['type', 'positions', 'settings']},
  ),
  fc.record(
    {...kind('structure'), area, settings: structureSettings, ...shared},
    {requiredKeys: ['type', 'area', 'settings']},
  ),
  fc.record({...kind('land'), position, ...shared}, {requiredKeys: ['type']}),
  fc.record({...kind('returnToLaunch'), ...shared}, {requiredKeys: ['type']}),
);

/** Any plan in the platform's own notation. */
export const uxvPlans: fc.Arbitrary<UxvPlan> = fc.record(
  {
    navigation,
    camera: fc.record(
      {
        name: fc.string({maxLength: 20}),
        sensorWidth: between(5, 50),
        sensorHeight: between(5, 50),
        imageWidth: fc.integer({min: 1, max: 10_000}),
        imageHeight: fc.integer({min: 1, max: 10_000}),
        focalLength: between(1, 20),
        orientation: fc.constantFrom('landscape', 'portrait'),
        minTriggerInterval: between(0, 60),
      },
      {requiredKeys: []},
    ),
    segments: fc.array(segment, {maxLength: 8}),
  },
  {requiredKeys: ['segments']},
);
