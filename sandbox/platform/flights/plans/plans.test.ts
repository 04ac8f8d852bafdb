import {readFileSync, readdirSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {openSandbox} from '../../../testing/openSandbox';
import {qgcPlans} from '../../../testing/plans/qgcPlans';

const fixtures = new URL('../../../../api/fixtures/qgc/', import.meta.url);
const files = readdirSync(fixtures).filter((name) => name.endsWith('.plan'));
const readFixture = (name: string) => JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')) as object;

const flight = {
  id: 'butte-round',
  segments: [
    {type: 'takeoff', position: [-121.28, 44.06]},
    {
      type: 'waypoint',
      positions: [
        [-121.29, 44.06],
        [-121.29, 44.07, 90],
      ],
    },
    {type: 'returnToLaunch'},
  ],
};
const upload = (...plans: object[]) => ({body: {format: 'uxv', plans}});

test('every file of the ground station comes back as it was, and in the two other notations', async () => {
  const {call} = await openSandbox();
  for (const name of files) {
    const file = readFixture(name);
    const id = name.replace('.plan', '');
    const created = await call('POST /flights/v2/plans', {body: {format: 'qgc', plans: [{...file, id}]}});
    expect([name, created.status, created.headers.location]).toEqual([name, 201, `/flights/v2/plans/${id}`]);
    const again = await call(`GET /flights/v2/plans/${id}?format=qgc`);
    expect(again.body).toEqual({...file, id, collectionId: 'default', name: id});
    expect((await call(`GET /flights/v2/plans/${id}`)).status).toBe(200);
    expect((await call(`GET /flights/v2/plans/${id}?format=geojson`)).status).toBe(200);
    for (const part of ['restrictions', 'weather/alerts', 'weather/forecast?forecastHour=2'])
      expect((await call(`GET /flights/v2/flights/${id}/${part}`)).status).toBe(200);
  }
});

test('whatever a file holds, unknown keys too, it comes back through the store', async () => {
  const {call} = await openSandbox();
  await fc.assert(
    fc.asyncProperty(qgcPlans, async (file) => {
      const created = await call('POST /flights/v2/plans', {
        body: {format: 'qgc', plans: [{...file, id: 'any'}]},
      });
      // A camera that covers a millimetre makes too many transects: refused, not stored.
      if (created.status === 400) {
        expect(created.body).toMatchObject({message: expect.stringMatching(/; the limit is \d+$/)});
        return;
      }
      const {body} = await call('GET /flights/v2/plans/any?format=qgc');
      const identity = {id: 'any', collectionId: 'default', name: 'any'};
      expect(JSON.stringify(body)).toBe(JSON.stringify({...file, ...identity}));
      for (const format of ['uxv', 'geojson'])
        expect((await call(`GET /flights/v2/plans/any?format=${format}`)).status).toBe(200);
    }),
    {numRuns: 100},
  );
});

test('a plan gets its navigation, and who stored it', async () => {
  const {call} = await openSandbox();
  await call('POST /flights/v2/plans', upload({...flight, collectionId: 'cascade-drones', name: 'Round'}));
  const mara = {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
    name: 'Mara Lindqvist',
    email: 'developer@example.com',
    date: '2026-07-14T18:00:00Z',
  };
  expect((await call('GET /flights/v2/plans/butte-round')).body).toEqual({
    id: 'butte-round',
    collectionId: 'cascade-drones',
    collectionName: 'Cascade survey drones',
    version: 1,
    type: 'flight',
    name: 'Round',
    navigation: {
      flightSpeed: 10,
      hoverSpeed: 10,
      altitude: 60.96,
      altitudeMode: 'relativeToLaunch',
      pitch: 0,
      yaw: 0,
      gimbal: false,
    },
    segments: flight.segments,
    createdBy: mara,
    updatedBy: mara,
  });
});

test('the version counts up with each overwrite, and the creator stays', async () => {
  const {app, call} = await openSandbox();
  await call('POST /flights/v2/plans', upload(flight));
  await app.inject({method: 'POST', url: '/sandbox/clock', payload: {advanceSeconds: 60}});
  const read = (await call('GET /flights/v2/plans/butte-round')).body as object;
  await call('POST /flights/v2/plans', upload({...read, version: 9}, flight));
  expect((await call('GET /flights/v2/plans/butte-round?format=geojson')).body).toMatchObject({
    version: 3,
    createdBy: {date: '2026-07-14T18:00:00Z'},
    updatedBy: {date: '2026-07-14T18:01:00Z'},
  });
});

test('plans without an id get one each, and are told in the order of the body', async () => {
  const {call} = await openSandbox();
  const {id: _id, ...unnamed} = flight;
  const {status, headers, body} = await call('POST /flights/v2/plans', upload(unnamed, flight, unnamed));
  const {plans} = body as {plans: {flightPlanId: string; collectionId: string}[]};
  const ids = plans.map(({flightPlanId}) => flightPlanId);
  expect([status, headers.location, ids[1], new Set(ids).size]).toEqual([
    201,
    '/flights/v2/plans',
    'butte-round',
    3,
  ]);
  const named = (await call(`GET /flights/v2/plans/${ids[0]}`)).body;
  expect(named).toMatchObject({id: ids[0], name: ids[0], collectionId: 'default'});
});

test('the list is ordered by collection and id, and can be cut to one collection', async () => {
  const {call} = await openSandbox();
  await call('POST /flights/v2/plans', upload(flight, {...flight, id: 'a', collectionId: 'nowhere'}));
  const listed = (await call('GET /flights/v2/plans')).body as {plans: Record<string, string>[]};
  expect(listed.plans.map(({collectionId, flightPlanId}) => `${collectionId}/${flightPlanId}`)).toEqual([
    'cascade-drones/bend-highway-corridor',
    'cascade-drones/pilot-butte-tower',
    'cascade-drones/ridge-creek-survey',
    'default/butte-round',
    'nowhere/a',
    'puget-ferries/bainbridge-crossing-watch',
  ]);
  expect((await call('GET /flights/v2/plans?collectionId=nowhere')).body).toEqual({
    plans: [{flightPlanId: 'a', collectionId: 'nowhere', received: '2026-07-14T18:00:00Z'}],
  });
});

test('another account sees none of it', async () => {
  const {call} = await openSandbox();
  await call('POST /flights/v2/plans', upload(flight));
  for (const request of [
    'GET /flights/v2/plans/butte-round',
    'GET /flights/v2/flights/butte-round/restrictions',
    'GET /flights/v2/flights/butte-round/weather/alerts',
    'GET /flights/v2/flights/butte-round/weather/forecast',
    'DELETE /flights/v2/plans/butte-round',
  ])
    expect((await call(request, {as: 'admin'})).status).toBe(404);
  expect((await call('DELETE /flights/v2/plans/butte-round')).status).toBe(204);
  expect((await call('DELETE /flights/v2/plans/butte-round')).status).toBe(404);
});

test('one wrong plan, and none is stored; all that is wrong is told with its place', async () => {
  const {call} = await openSandbox();
  const open = [
    [0, 0],
    [0.001, 0],
    [0.001, 0.001],
    [0, 0.001],
  ];
  const wrong = {
    id: 'wrong',
    segments: [
      {type: 'takeoff', position: [181, 44]},
      {type: 'survey', area: {type: 'Polygon', coordinates: [open]}},
    ],
  };
  expect((await call('POST /flights/v2/plans', upload(flight, wrong))).body).toEqual({
    status_code: 400,
    message:
      'body.plans[1].segments[0].position[0] must be <= 180; ' +
      'body.plans[1].segments[1].area.coordinates[0] must end where it begins',
  });
  expect((await call('GET /flights/v2/plans/butte-round')).status).toBe(404);
});

test('rules that a schema cannot say hold in every notation', async () => {
  const {call} = await openSandbox();
  const point = (role: string, coordinates: number[]) => ({
    type: 'Feature',
    geometry: {type: 'Point', coordinates},
    properties: {role},
  });
  const refusals: [string, object, string][] = [
    [
      'geojson',
      {type: 'FeatureCollection', features: [point('home', [0, 0]), point('home', [0, 91])]},
      'body.plans[0].features[1].geometry.coordinates[1] must be <= 90; ' +
        'body.plans[0].features[1] is a second home: a plan has one',
    ],
    [
      'uxv',
      {
        segments: [
          {
            type: 'survey',
            area: {
              type: 'Polygon',
              coordinates: [
                [
                  [0, 0],
                  [1, 0],
                  [1, 1],
                  [0, 1],
                  [0, 0],
                ],
              ],
            },
            settings: {spacing: 0.1},
          },
        ],
      },
      'body.plans[0].segments would make 7862535 lines to fly; the limit is 22000',
    ],
  ];
  for (const [format, plan, message] of refusals) {
    const {status, body} = await call('POST /flights/v2/plans', {body: {format, plans: [plan]}});
    expect([status, body]).toEqual([400, {status_code: 400, message}]);
  }
  const file = readFixture('survey-v5-ridge-creek.plan') as {mission: {items: {params?: number[]}[]}};
  file.mission.items[3]?.params?.splice(4, 2, 44.2, 999);
  expect((await call('POST /flights/v2/plans', {body: {format: 'qgc', plans: [file]}})).body).toEqual({
    status_code: 400,
    message: 'body.plans[0].mission.items[3].params[5] must be <= 180',
  });
});

test('a plan that came as UxV is written with the documented versions', async () => {
  const {call} = await openSandbox();
  const {body} = await call('GET /flights/v2/plans/bend-highway-corridor?format=qgc');
  const {mission} = body as {
    mission: {items: {command?: number; complexItemType?: string; version?: number; doJumpId?: number}[]};
  };
  expect(mission.items.map(({command, complexItemType}) => command ?? complexItemType)).toEqual([
    205,
    22,
    'CorridorScan',
    20,
  ]);
  expect(mission.items[2]?.version).toBe(3);
  expect(mission.items[3]?.doJumpId).toBeGreaterThan(4);
});

test('the seeded survey meets the restriction over its fire', async () => {
  const {call} = await openSandbox();
  const {body} = await call('GET /flights/v2/flights/ridge-creek-survey/restrictions');
  const {flightPlanId, restrictions} = body as {
    flightPlanId: string;
    restrictions: {
      restriction: {id: string};
      overlaps: {segmentIndex: number; startDistance: number; endDistance: number}[];
    }[];
  };
  expect([flightPlanId, restrictions.map(({restriction}) => restriction.id)]).toEqual([
    'ridge-creek-survey',
    ['ridge-creek-tfr', 'tfr-ridge-creek'],
  ]);
  const [own] = restrictions;
  expect(own?.overlaps.map(({segmentIndex}) => segmentIndex)).toEqual([1, 2, 3]);
  expect(own?.overlaps[0]?.startDistance).toBe(0);
  expect(own?.overlaps[1]?.startDistance).toBe(own?.overlaps[0]?.endDistance);
});
