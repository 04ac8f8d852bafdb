import fc from 'fast-check';
import type {QgcPlan} from '../../store/flights/flightPlan';
import {between, lat, lon} from './places';

const number = fc.oneof(between(-1e4, 1e4), fc.integer({min: -100, max: 30_000}));
const numberOrNull = fc.oneof(number, fc.constant(null));
/** Keys that no ground station and no contract knows. */
const unknownKeys = fc.dictionary(
  fc.string({minLength: 1, maxLength: 8}).map((key) => `x_${key}`),
  fc.jsonValue({maxDepth: 2, stringUnit: 'grapheme'}),
  {maxKeys: 3},
);
const withUnknown = <Known extends object>(known: fc.Arbitrary<Known>): fc.Arbitrary<Known> =>
  fc.tuple(known, unknownKeys).map(([keys, others]) => ({...others, ...keys}));

const latLon = fc.tuple(lat, lon);
const simpleItem = withUnknown(
  fc.record(
    {
      type: fc.constant('SimpleItem' as const),
      command: fc.oneof(
        fc.constantFrom(16, 17, 18, 19, 20, 21, 22, 82, 84, 85, 178, 205, 206, 1000, 2000, 2001, 2500, 2501),
        fc.integer({min: 0, max: 65_535}),
      ),
      frame: fc.constantFrom(0, 2, 3, 10, 7),
      params: fc
        .tuple(
          fc.array(numberOrNull, {minLength: 4, maxLength: 4}),
          fc.oneof(lat, fc.constant(null)),
          fc.oneof(lon, fc.constant(null)),
          numberOrNull,
        )
        .map(([first, ...place]) => [...first, ...place]),
      autoContinue: fc.boolean(),
      Altitude: numberOrNull,
      AltitudeMode: fc.oneof(fc.integer({min: 0, max: 6}), fc.constant(null)),
    },
    {requiredKeys: ['type', 'command', 'frame', 'params', 'autoContinue']},
  ),
);
const cameraCalc = withUnknown(
  fc.record(
    {
      version: fc.constantFrom(1 as const, 2 as const),
      CameraName: fc.constantFrom('Manual (no camera specs)', 'Sony ILCE-QX1', ''),
      AdjustedFootprintFrontal: numberOrNull,
      AdjustedFootprintSide: numberOrNull,
      DistanceToSurface: numberOrNull,
      DistanceToSurfaceRelative: fc.boolean(),
      DistanceMode: fc.integer({min: 0, max: 6}),
      FocalLength: numberOrNull,
      FrontalOverlap: numberOrNull,
      SideOverlap: numberOrNull,
      ImageHeight: numberOrNull,
      ImageWidth: numberOrNull,
      Landscape: fc.boolean(),
      MinTriggerInterval: numberOrNull,
      SensorHeight: numberOrNull,
      SensorWidth: numberOrNull,
    },
    {requiredKeys: []},
  ),
);
const transects = withUnknown(
  fc.record(
    {
      version: fc.constantFrom(1 as const, 2 as const),
      CameraCalc: cameraCalc,
      HoverAndCapture: fc.boolean(),
      FollowTerrain: fc.boolean(),
      Items: fc.array(simpleItem, {maxLength: 4}),
      Refly90Degrees: fc.boolean(),
      TurnAroundDistance: numberOrNull,
      VisualTransectPoints: fc.array(latLon, {minLength: 2, maxLength: 4}),
    },
    {requiredKeys: ['version', 'VisualTransectPoints']},
  ),
);
const corners = fc.array(latLon, {minLength: 3, maxLength: 6});
const complexItem = fc.oneof(
  withUnknown(
    fc.record({
      type: fc.constant('ComplexItem' as const),
      complexItemType: fc.constant('survey' as const),
      version: fc.constantFrom(4 as const, 5 as const),
      polygon: corners,
      angle: number,
      entryLocation: fc.integer({min: 0, max: 9}),
      TransectStyleComplexItem: transects,
    }),
  ),
  withUnknown(
    fc.record({
      type: fc.constant('ComplexItem' as const),
      complexItemType: fc.constant('CorridorScan' as const),
      version: fc.constantFrom(2 as const, 3 as const),
      CorridorWidth: between(0, 500),
      EntryPoint: fc.integer({min: 0, max: 3}),
      polyline: fc.array(latLon, {minLength: 2, maxLength: 5}),
      TransectStyleComplexItem: transects,
    }),
  ),
  withUnknown(
    fc.record({
      type: fc.constant('ComplexItem' as const),
      complexItemType: fc.constant('StructureScan' as const),
      version: fc.constant(3 as const),
      CameraCalc: cameraCalc,
      StructureHeight: between(0, 300),
      Layers: between(0, 12),
      GimbalPitch: number,
      polygon: corners,
    }),
  ),
  withUnknown(
    fc.record({
      type: fc.constant('ComplexItem' as const),
      complexItemType: fc.constantFrom('fwLandingPattern', 'vtolLandingPattern', 'loiterPattern'),
      landCoordinate: fc.array(number, {maxLength: 3}),
    }),
  ),
);

/** Any file of the ground station, with keys that nobody knows at every level. */
export const qgcPlans: fc.Arbitrary<QgcPlan> = withUnknown(
  fc.record(
    {
      fileType: fc.constant('Plan' as const),
      version: fc.constant(1 as const),
      groundStation: fc.string({maxLength: 20}),
      mission: withUnknown(
        fc.record(
          {
            version: fc.constant(2 as const),
            firmwareType: fc.integer({min: 0, max: 20}),
            cruiseSpeed: number,
            hoverSpeed: number,
            globalPlanAltitudeMode: fc.integer({min: 0, max: 6}),
            plannedHomePosition: fc.oneof(
              fc.tuple(lat, lon, numberOrNull),
              fc.constant<[null, null, null]>([null, null, null]),
            ),
            items: fc.array(fc.oneof(simpleItem, complexItem), {maxLength: 8}),
          },
          {requiredKeys: ['version', 'firmwareType', 'plannedHomePosition', 'items']},
        ),
      ),
      geoFence: withUnknown(
        fc.record(
          {
            version: fc.constantFrom(1 as const, 2 as const),
            polygon: fc.array(latLon, {maxLength: 5}),
            polygons: fc.array(
              withUnknown(
                fc.record({polygon: corners, inclusion: fc.boolean(), version: fc.constant(1 as const)}),
              ),
              {maxLength: 2},
            ),
            circles: fc.array(
              fc.record({
                circle: withUnknown(fc.record({center: latLon, radius: between(0, 5000)})),
                inclusion: fc.boolean(),
                version: fc.constant(1 as const),
              }),
              {maxLength: 2},
            ),
          },
          {requiredKeys: ['version']},
        ),
      ),
      rallyPoints: fc.record({
        version: fc.constantFrom(1 as const, 2 as const),
        points: fc.array(fc.tuple(lat, lon, number), {maxLength: 3}),
      }),
    },
    {requiredKeys: ['fileType', 'version', 'mission']},
  ),
);
