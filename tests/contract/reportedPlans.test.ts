import {expect, test} from 'vitest';
import type {QgcPlan} from '../../sandbox/store/flights/flightPlan';
import {segmentPositions} from '../../sandbox/platform/flights/plan-formats/path/segmentPositions';
import {readQgc} from '../../sandbox/platform/flights/plan-formats/qgc/read/readQgc';
import {readPlans} from '../../src/plan-check';

// What users of QGroundControl have reported of plan files, tried with both readers: dashboard and platform.

const item = (command: number, params: readonly (number | null)[], more: object = {}) => ({
  type: 'SimpleItem',
  command,
  frame: 3,
  autoContinue: true,
  params,
  ...more,
});

const file = (items: readonly object[], more: object = {}) => ({
  fileType: 'Plan',
  version: 1,
  mission: {
    version: 2,
    firmwareType: 12,
    vehicleType: 2,
    cruiseSpeed: 15,
    hoverSpeed: 5,
    globalPlanAltitudeMode: 1,
    plannedHomePosition: [44.2, -121.7, 1000],
    items,
  },
  ...more,
});

/** Altitude and mode of each position, as one reader and the other have it. */
function heights(plan: object) {
  const platform = readQgc(plan as QgcPlan);
  const reading = readPlans(plan);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.violations));
  const dashboard = reading.plans[0]?.plan ?? expect.fail();
  return {
    platform: platform.segments.flatMap((segment) =>
      segmentPositions(segment, platform).map(([, , altitude]) => [
        altitude,
        segment.navigation?.altitudeMode ?? platform.navigation.altitudeMode,
      ]),
    ),
    dashboard: dashboard.segments.flatMap(({positions, mode}) =>
      positions.map(([, , altitude]) => [altitude, mode]),
    ),
    plans: {platform, dashboard},
  };
}

function expectHeights(plan: object, expected: readonly unknown[]): void {
  const {platform, dashboard} = heights(plan);
  expect({platform, dashboard}).toEqual({platform: expected, dashboard: expected});
}

test('qgroundcontrol#13513: an altitude above terrain stays one, whatever it was worked out to be', () => {
  const calculated = {frame: 0, Altitude: 76, AltitudeMode: 3, AMSLAltAboveTerrain: 228};
  expectHeights(file([item(16, [0, 0, 0, null, 44.21, -121.7, 228], calculated)]), [
    [76, 'calculatedAboveTerrain'],
  ]);
});

test('qgroundcontrol#10609: each item of a mission has the altitude mode that it names', () => {
  const items = [
    item(22, [0, 0, 0, null, 44.2, -121.7, 50]),
    item(16, [0, 0, 0, null, 44.21, -121.7, 60], {frame: 10}),
    item(16, [0, 0, 0, null, 44.22, -121.7, 1200], {frame: 0}),
    item(16, [0, 0, 0, null, 44.23, -121.7, 70], {frame: 3}),
  ];
  expectHeights(file(items), [
    [50, 'relativeToLaunch'],
    [60, 'calculatedAboveTerrain'],
    [1200, 'amsl'],
    [70, 'relativeToLaunch'],
  ]);
});

test('qgroundcontrol#9419: a command to the camera with no numbers ends the pictures, and moves nothing', () => {
  const nothing = [null, null, null, null, null, null, null];
  const plan = file([
    item(22, [0, 0, 0, null, 44.2, -121.7, 50]),
    item(2001, nothing, {frame: 2}),
    item(16, [0, 0, 0, null, 44.21, -121.7, 60]),
  ]);
  expectHeights(plan, [
    [50, 'relativeToLaunch'],
    [60, 'relativeToLaunch'],
  ]);
  expect(heights(plan).plans.platform.segments[1]?.cameraActions).toEqual([{action: 'stopPhotos'}]);
});

test('qgroundcontrol#8829: a change of altitude on the way is named, since nobody works it out', () => {
  const plan = file([
    item(22, [0, 0, 0, null, 44.2, -121.7, 50]),
    item(30, [1, 0, 0, 0, 0, 0, 70]),
    item(16, [0, 0, 0, null, 44.21, -121.7, 60]),
  ]);
  const {plans} = heights(plan);
  expect(plans.dashboard.passedOver).toEqual([{command: 30, item: 2}]);
  expect(plans.platform.segments).toHaveLength(2);
});

test('qgroundcontrol#7018: fence and rally points come with the mission', () => {
  const corners = [
    [38.14254379272461, -76.43408966064453],
    [38.1418342590332, -76.42526245117188],
    [38.144676208496094, -76.42799377441406],
  ];
  const plan = file([], {
    geoFence: {circles: [], polygons: [{inclusion: true, polygon: corners, version: 1}], version: 2},
    rallyPoints: {points: [[38.143, -76.427, 50]], version: 2},
  });
  const {plans} = heights(plan);
  const ring = [...corners, corners[0] ?? []].map(([lat, lon]) => [lon, lat]);
  expect(plans.platform.fences).toEqual([
    {kind: 'polygon', inclusion: true, area: {type: 'Polygon', coordinates: [ring]}},
  ]);
  expect(plans.dashboard.fences).toEqual([{kind: 'polygon', isInclusion: true, ring}]);
  expect(plans.platform.rallyPoints).toEqual([{position: [-76.427, 38.143, 50]}]);
  expect(plans.dashboard.rallyPoints).toEqual([[-76.427, 38.143, 50]]);
});
