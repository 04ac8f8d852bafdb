import fc from 'fast-check';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPlans as readStored} from '../../sandbox/platform/flights/plan-formats/notations';
import {writeGeoJson} from '../../sandbox/platform/flights/plan-formats/geojson/writeGeoJson';
import {writeQgc} from '../../sandbox/platform/flights/plan-formats/qgc/write/writeQgc';
import {writeUxv} from '../../sandbox/platform/flights/plan-formats/uxv/uxv';
import {planFacts, readPlans, type PlanFormat} from '../../src/plan-check';
import {readOtherText} from '../../src/plan-check/text/readOtherText';
import {violations} from './schemas';

/** What the dashboard says of a plan: the same before it is stored as of what comes back, in whatever format. */
function figuresOf(value: unknown) {
  const reading = readPlans(value);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.violations));
  const [read] = reading.plans;
  if (!read) throw new Error('no plan');
  const {length, duration, highest, waypoints, surveys, fences, rallyPoints} = planFacts(read.plan);
  return {
    waypoints,
    surveys,
    fences,
    rallyPoints,
    // Positions are stored to the centimetre.
    length: Math.round(length / 2),
    duration: Math.round(duration / 2),
    highest: highest && {...highest, altitude: Math.round(highest.altitude * 100)},
  };
}

/** The plan as it comes back: in the file for ground stations, which the dashboard reads, and in the other formats. */
function stored(format: PlanFormat, source: object) {
  const [read] = readStored({format, plans: [source]} as never, 'body.plans');
  if (!read) throw new Error('no plan');
  return {
    violations: read.violations,
    qgc: () => read.file ?? writeQgc(read.plan),
    uxv: () => writeUxv(read.plan),
    geojson: () => writeGeoJson(read.plan),
  };
}

function expectSameFigures(format: PlanFormat, source: object): void {
  const back = stored(format, source);
  if (back.violations.length > 0) return;
  const before = figuresOf(source);
  expect(figuresOf(back.qgc())).toEqual(before);
  expect(figuresOf(back.geojson())).toEqual(before);
  // The platform's own format has no words for home, fences and rally points.
  if (format === 'uxv') expect(figuresOf(back.uxv())).toEqual(before);
}

const lon = fc.double({min: -121.71, max: -121.69, noNaN: true}).map((value) => Number(value.toFixed(7)));
const lat = fc.double({min: 44.2, max: 44.22, noNaN: true}).map((value) => Number(value.toFixed(7)));
const altitude = fc.integer({min: 10, max: 300});
const position = fc.oneof(fc.tuple(lon, lat), fc.tuple(lon, lat, altitude));
const navigation = fc.record(
  {
    flightSpeed: fc.integer({min: 1, max: 40}),
    hoverSpeed: fc.integer({min: 1, max: 40}),
    altitude,
    altitudeMode: fc.constantFrom('relativeToLaunch', 'amsl', 'calculatedAboveTerrain'),
  },
  {requiredKeys: []},
);
const ring = fc
  .tuple(lon, lat, fc.double({min: 0.001, max: 0.004, noNaN: true}), fc.boolean())
  .map(([west, south, side, isReversed]) => {
    const corners = [
      [west, south],
      [west + side, south + side / 3],
      [west + side, south + side],
      [west, south + side / 2],
      [west, south],
    ];
    return (isReversed ? corners.reverse() : corners).map((corner) =>
      corner.map((each) => Number(each.toFixed(7))),
    );
  });
const area = ring.map((outer) => ({type: 'Polygon', coordinates: [outer]}));
const lines = {
  spacing: fc.integer({min: 20, max: 200}),
  entryPoint: fc.integer({min: 0, max: 3}),
  turnaroundDistance: fc.integer({min: 0, max: 40}),
};
const surveySettings = fc.record(
  {
    ...lines,
    angle: fc.integer({min: -180, max: 360}),
    crosshatch: fc.boolean(),
    alternateTransects: fc.boolean(),
  },
  {requiredKeys: []},
);
const segment = fc.oneof(
  fc.record({type: fc.constant('takeoff'), position, navigation}, {requiredKeys: ['type']}),
  fc.record(
    {
      type: fc.constant('waypoint'),
      positions: fc.array(position, {minLength: 1, maxLength: 4}),
      holdSeconds: fc.integer({min: 0, max: 90}),
      navigation,
    },
    {requiredKeys: ['type', 'positions']},
  ),
  fc.record(
    {type: fc.constant('survey'), area, settings: surveySettings, navigation},
    {requiredKeys: ['type', 'area']},
  ),
  fc.record(
    {
      type: fc.constant('corridor'),
      positions: fc.array(fc.tuple(lon, lat), {minLength: 2, maxLength: 4}),
      settings: fc.record({...lines, width: fc.integer({min: 10, max: 300})}, {requiredKeys: ['width']}),
      navigation,
    },
    {requiredKeys: ['type', 'positions', 'settings']},
  ),
  fc.record(
    {
      type: fc.constant('structure'),
      area,
      settings: fc.record(
        {
          height: fc.integer({min: 5, max: 60}),
          layers: fc.integer({min: 1, max: 5}),
          bottomAltitude: fc.integer({min: 0, max: 30}),
          entranceAltitude: altitude,
          distance: fc.integer({min: 1, max: 30}),
          startFromTop: fc.boolean(),
        },
        {requiredKeys: ['height']},
      ),
      navigation,
    },
    {requiredKeys: ['type', 'area', 'settings']},
  ),
  fc.record({type: fc.constant('land'), position, navigation}, {requiredKeys: ['type']}),
  fc.record({type: fc.constant('returnToLaunch'), navigation}, {requiredKeys: ['type']}),
);
const uxv = fc.record(
  {segments: fc.array(segment, {minLength: 1, maxLength: 6}), navigation},
  {requiredKeys: ['segments']},
);

test('a plan in the platform format has the same figures before and after it is stored', () => {
  fc.assert(
    fc.property(uxv, (plan) => expectSameFigures('uxv', plan)),
    {numRuns: 300, seed: 34},
  );
});

test('so has one in GeoJSON, with home, fences with holes and rally points', () => {
  const point = (role: string, more = {}) =>
    position.map((coordinates) => ({
      type: 'Feature',
      geometry: {type: 'Point', coordinates},
      properties: {role, ...more},
    }));
  const fence = fc.boolean().map((inclusion) => ({
    type: 'Feature',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-122, 44],
          [-121, 44],
          [-121, 45],
          [-122, 45],
          [-122, 44],
        ],
        [
          [-121.6, 44.4],
          [-121.6, 44.5],
          [-121.5, 44.5],
          [-121.6, 44.4],
        ],
      ],
    },
    properties: {role: 'geofence', inclusion},
  }));
  const extras = fc.tuple(
    fc.option(point('home'), {nil: undefined}),
    fc.array(point('rallyPoint'), {maxLength: 2}),
    fc.array(point('geofenceCircle', {radius: 500, inclusion: true}), {maxLength: 2}),
    fc.array(fence, {maxLength: 2}),
  );
  fc.assert(
    fc.property(uxv, extras, (plan, [home, rally, circles, fences]) => {
      const [own] = readStored({format: 'uxv', plans: [plan]} as never, 'plans');
      if (!own || own.violations.length > 0) return;
      const {features, ...top} = writeGeoJson(own.plan);
      const more = [...(home ? [home] : []), ...rally, ...circles, ...fences];
      expectSameFigures('geojson', {...top, features: [...features, ...more]});
    }),
    {numRuns: 200, seed: 34},
  );
});

test('so have the files of ground stations, which come back as they were', () => {
  for (const folder of ['api/fixtures/qgc', 'api/fixtures/plans'])
    for (const name of readdirSync(folder).filter(
      (each) => each.endsWith('.plan') && !/^(bom|utf16)/.test(each),
    )) {
      const file = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object;
      const back = stored('qgc', file);
      const before = figuresOf(file);
      expect([name, figuresOf(back.qgc())]).toEqual([name, before]);
      // And the platform's own words for it are timed the same.
      const {length, duration} = figuresOf(back.geojson());
      expect([name, length, duration]).toEqual([name, before.length, before.duration]);
    }
});

test('a landing pattern is flown the same by both readers, whatever it says', () => {
  const place = fc.oneof(
    fc.tuple(lat, lon, fc.oneof(altitude, fc.constant(null))),
    fc.tuple(lat, lon),
    fc.constant([95, -121.7, 40]),
    fc.constant(null),
  );
  const flag = fc.oneof(fc.boolean(), fc.constant(null));
  const pattern = fc.record(
    {
      type: fc.constant('ComplexItem'),
      complexItemType: fc.constantFrom('fwLandingPattern', 'vtolLandingPattern'),
      landCoordinate: place,
      landingApproachCoordinate: place,
      loiterCoordinate: place,
      loiterRadius: fc.oneof(fc.integer({min: -50, max: 3000}), fc.constant(null)),
      loiterClockwise: flag,
      useLoiterToAlt: flag,
      useDoChangeSpeed: flag,
      finalApproachSpeed: fc.constantFrom(-2, -1, 0, 8, 20, null),
      altitudesAreRelative: flag,
      loiterAltitudeRelative: flag,
      landAltitudeRelative: flag,
      stopTakingPhotos: flag,
      stopVideoPhotos: flag,
    },
    {requiredKeys: ['type', 'complexItemType', 'landCoordinate']},
  );
  const waypoint = {
    type: 'SimpleItem',
    command: 16,
    frame: 3,
    autoContinue: true,
    params: [0, 0, 0, null, 44.2, -121.7, 80],
  };
  fc.assert(
    fc.property(fc.array(pattern, {minLength: 1, maxLength: 3}), (patterns) => {
      const file = {
        fileType: 'Plan',
        version: 1,
        mission: {
          version: 2,
          firmwareType: 12,
          vehicleType: 1,
          cruiseSpeed: 15,
          hoverSpeed: 5,
          globalPlanAltitudeMode: 1,
          plannedHomePosition: [44.2, -121.7, 1000],
          items: [waypoint, ...patterns],
        },
      };
      const before = figuresOf(file);
      const {length, duration, highest} = figuresOf(stored('qgc', file).geojson());
      expect({length, duration, highest}).toEqual({
        length: before.length,
        duration: before.duration,
        highest: before.highest,
      });
    }),
    {numRuns: 300, seed: 34},
  );
});

test('the case of a plan that was twice as slow after it was stored', () => {
  const source = JSON.parse(readFileSync('api/fixtures/plans/twenty.json', 'utf8')) as object;
  expect(figuresOf(stored('uxv', source).qgc()).duration).toBe(278);
});

test('a mission as text becomes a file that the contract takes, and that has the same figures once stored', () => {
  const reading = readOtherText(readFileSync('api/fixtures/plans/ridge.waypoints', 'utf8'));
  const source = reading.kind === 'plans' && (reading.plans[0]?.source as object);
  expect(violations('/components/schemas/QgcPlan', source)).toEqual([]);
  expectSameFigures('qgc', source || {});
  expect(figuresOf(source)).toMatchObject({waypoints: 2, length: 1356});
});
