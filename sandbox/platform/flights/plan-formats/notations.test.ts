import fc from 'fast-check';
import {expect, test} from 'vitest';
import {servedContract} from '../../../testing/servedContract';
import {compileSchemas} from '../../../contract/schemas/schemas';
import {describeViolations} from '../../../contract/describeViolations';
import {qgcPlans} from '../../../testing/plans/qgcPlans';
import {uxvPlans} from '../../../testing/plans/uxvPlans';
import type {FlightPlan} from '../../../store/flights/flightPlan';
import {readPlans} from './notations';
import {readGeoJson} from './geojson/readGeoJson';
import {writeGeoJson} from './geojson/writeGeoJson';
import {flownLines} from './path/flownLines';
import {readQgc} from './qgc/read/readQgc';
import {writeQgc} from './qgc/write/writeQgc';
import {sizeViolations} from './path/sizeViolations';
import {readUxv, writeUxv} from './uxv/uxv';

/** Plans that would be refused for their size are no plans: a camera on the ground has infinitely many transects. */
const storable = uxvPlans.map(readUxv).filter((plan) => sizeViolations(plan, 'plan', false).length === 0);

const signed = {
  id: 'u',
  name: 'Mara Lindqvist',
  email: 'mara@cascade-survey.example',
  date: '2026-07-14T18:00:00Z',
};
const stored = {
  id: 'p',
  collectionId: 'default',
  version: 1,
  name: 'p',
  createdBy: signed,
  updatedBy: signed,
};

const schemas = compileSchemas(servedContract().contract, 'response');
const checks = {
  Plan: schemas.at('/components/schemas/Plan'),
  GeoJsonPlan: schemas.at('/components/schemas/GeoJsonPlan'),
  QgcPlan: schemas.at('/components/schemas/QgcPlan'),
};
const violations = (schema: keyof typeof checks, value: unknown) =>
  describeViolations('body', checks[schema].explain(value));

/** What the contract has against a plan in any of its notations. */
const inAnyNotation = (plan: FlightPlan) => [
  ...violations('Plan', {...stored, ...writeUxv(plan)}),
  ...violations('GeoJsonPlan', {...stored, ...writeGeoJson(plan)}),
  ...violations('QgcPlan', writeQgc(plan)),
];

test('from UxV to GeoJSON and back nothing is lost', () => {
  fc.assert(
    fc.property(uxvPlans, (sent) => {
      const plan = readUxv(sent);
      const {type: _type, ...again} = writeUxv(readGeoJson(writeGeoJson(plan)));
      expect(again).toEqual({...sent, navigation: plan.navigation});
    }),
    {numRuns: 300},
  );
});

test('what the contract does not know is left behind, at every level', () => {
  const known = {
    navigation: {flightSpeed: 12},
    segments: [
      {
        type: 'survey' as const,
        area: {
          type: 'Polygon' as const,
          coordinates: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        },
        settings: {angle: 3},
        cameraActions: [{action: 'takePhoto' as const}],
      },
    ],
  };
  const [segment] = known.segments;
  const crowded = {
    ...known,
    navigation: {...known.navigation, mood: 'calm'},
    segments: [
      {
        ...segment,
        area: {...segment?.area, bbox: [0, 0, 1, 1]},
        settings: {angle: 3, colour: 'red'},
        cameraActions: [{action: 'takePhoto' as const, flash: true}],
        colour: 'red',
      },
    ],
  };
  expect(readUxv(crowded as typeof known)).toEqual(readUxv(known));
});

test('every UxV plan can be said in the three notations', () => {
  fc.assert(
    fc.property(storable, (plan) => {
      expect(inAnyNotation(plan)).toEqual([]);
    }),
    {numRuns: 300},
  );
});

test('every QGroundControl file, whatever it holds, can be said in the three notations', () => {
  fc.assert(
    fc.property(qgcPlans, (file) => {
      expect(violations('QgcPlan', file)).toEqual([]);
      const plan = readQgc(file);
      if (sizeViolations(plan, 'plan', false).length === 0) expect(inAnyNotation(plan)).toEqual([]);
    }),
    {numRuns: 500},
  );
});

test('a QGroundControl file that the platform writes flies the same path', () => {
  fc.assert(
    fc.property(storable, (plan) => {
      const positionsOf = (of: FlightPlan) => flownLines(of).map(({to: [lon = 0, lat = 0]}) => [lon, lat]);
      // The home that the file needs may be one that the plan did not know: the plan is given the same.
      const written = readQgc(writeQgc(plan));
      expect(positionsOf(written)).toEqual(positionsOf({...plan, home: written.home ?? plan.home}));
    }),
    {numRuns: 300},
  );
});

test('a plan around the world, or around the pole again and again, is refused', () => {
  const flown = (...positions: number[][]) =>
    readPlans({format: 'uxv', plans: [{segments: [{type: 'waypoint', positions}]}]}, 'plans')[0]?.violations;
  expect(flown([0, 0], [90, 0])).toEqual([
    'plans[0].segments would be flown for 10008 km; the limit is 5000',
  ]);
  const round = Array.from({length: 30}, (_, index) => [(index * 100) % 180, 89.9]);
  expect(flown(...round)).toEqual(['plans[0].segments would circle the pole too often']);
  expect(flown([179, 10], [-179, 10])).toEqual([]);
});

test('a simulator far away as home of a QGroundControl file is not flown from, and is named where it is returned to', () => {
  const item = (command: number, ...[lat, lon]: number[]) => ({
    type: 'SimpleItem' as const,
    command,
    frame: 3,
    params: [0, 0, 0, null, lat ?? 0, lon ?? 0, 50],
    autoContinue: true,
  });
  const simulator: [number, number, number] = [47.397742, 8.545594, 488];
  const read = (...items: ReturnType<typeof item>[]) => {
    const mission = {
      version: 2 as const,
      firmwareType: 12,
      plannedHomePosition: simulator,
      items: [item(22, 44.06, -121.31), item(16, 44.15, -121.31), ...items],
    };
    return readPlans({format: 'qgc', plans: [{fileType: 'Plan', version: 1, mission}]}, 'plans')[0];
  };
  const flown = read(item(21, 44.15, -121.31));
  expect(flown?.violations).toEqual([]);
  expect(flown && flownLines(flown.plan).map(({from}) => from)).toEqual([[-121.31, 44.06, 50]]);
  expect(read(item(20))?.violations).toEqual([
    expect.stringMatching(
      /^plans\[0\]\.mission\.items would be flown for 8\d{3} km, 8\d{3} of them to return to its home at longitude 8\.545594, latitude 47\.397742; the limit is 5000$/,
    ),
  ]);
});

test('rally points of today have points; those of old files may be without', () => {
  const nowhere: [null, null, null] = [null, null, null];
  const read = (version: 1 | 2) => {
    const mission = {version: 2 as const, firmwareType: 12, plannedHomePosition: nowhere, items: []};
    const file = {fileType: 'Plan' as const, version: 1 as const, mission, rallyPoints: {version}};
    return readPlans({format: 'qgc', plans: [file]}, 'plans')[0]?.violations;
  };
  expect(read(1)).toEqual([]);
  expect(read(2)).toEqual(['plans[0].rallyPoints.points is required in version 2']);
});
