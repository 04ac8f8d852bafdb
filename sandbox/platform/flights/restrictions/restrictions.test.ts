import {expect, test} from 'vitest';
import {developer} from '../../../base/seededAccounts';
import {openSandbox, type TestRequest} from '../../../testing/openSandbox';

const area = [
  [-121, 44],
  [-120.9, 44],
  [-120.9, 44.1],
  [-121, 44.1],
  [-121, 44],
];
const feature = (properties: object = {}, coordinates: unknown = [area]) => ({
  type: 'Feature',
  geometry: {type: 'Polygon', coordinates},
  properties: {name: 'Drill', ...properties},
});
const restriction = (restrictionId: string, ...features: object[]) => ({
  restrictionId,
  featureCollection: {type: 'FeatureCollection', features: features.length > 0 ? features : [feature()]},
  Reason: 'Training',
});
const ids = (body: unknown) => [
  ...new Set(
    (body as {features: {properties: {restrictionId: string}}[]}).features.map(
      ({properties}) => properties.restrictionId,
    ),
  ),
];

/** Users of two organizations, known by their tokens; `guest` may not create restrictions. */
const tokenCheck = async (token: string) => {
  const [tenant, accountId = '', right] = token.split('.');
  return {accountId, groups: [`tenant-${tenant}`, ...(right === 'guest' ? [] : ['dashboard-flights'])]};
};
const as = (token: string, details: TestRequest = {}): TestRequest => ({
  ...details,
  as: 'nobody',
  headers: {authorization: `Bearer ${token}`},
});

test.each([
  [
    'over the antimeridian',
    [
      [
        [179.5, -50],
        [-179.5, -50],
        [-179.5, -49],
        [179.5, -49],
        [179.5, -50],
      ],
    ],
    '[0][1] is more than 180°',
  ],
  [
    'a bow-tie',
    [
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    ],
    '[0] must not cross itself',
  ],
  ['with a hole outside', [area, area.map(([lon = 0, lat = 0]) => [lon + 1, lat])], '[1] must lie inside'],
])('an area %s is refused with its path', async (_, coordinates, violation) => {
  const {call} = await openSandbox();
  const body = restriction('odd', feature({}, coordinates));
  const {status, body: response} = await call('POST /flights/v2/restrictions', {body});
  const path = 'body.featureCollection.features[0].geometry.coordinates';
  expect([status, (response as {message: string}).message]).toEqual([
    400,
    expect.stringContaining(path + violation),
  ]);
});

test('an area split at the antimeridian is closed on both sides, and nowhere else', async () => {
  const {call} = await openSandbox();
  const box = (west: number, east: number) => [
    [
      [west, -50],
      [east, -50],
      [east, -49],
      [west, -49],
      [west, -50],
    ],
  ];
  const geometry = {type: 'MultiPolygon', coordinates: [box(179.5, 180), box(-180, -179.5)]};
  await call('POST /flights/v2/restrictions', {body: restriction('date-line', {...feature(), geometry})});
  const at = async (coordinates: string) =>
    (await call(`GET /flights/v2/alerts/restrictions/${coordinates}?type=custom`)).status;
  expect([await at('179.8,-49.5'), await at('-179.8,-49.5'), await at('0,-49.5')]).toEqual([200, 200, 204]);
});

test('two areas of one id are refused', async () => {
  const {call} = await openSandbox();
  const body = restriction('twice', {...feature(), id: '1'}, feature());
  expect(await call('POST /flights/v2/restrictions', {body})).toMatchObject({
    status: 400,
    body: {message: 'body.featureCollection.features[1].id repeats that of features[0]'},
  });
});

test('a custom restriction is stored with its attributes on every area, and keeps its date', async () => {
  const {app, call} = await openSandbox();
  const body = restriction('drill', {...feature(), id: 'north'}, feature({ceilingMeters: 900}));
  const created = await call('POST /flights/v2/restrictions', {body});
  expect([created.status, created.headers.location]).toEqual([201, '/flights/v2/restrictions/drill']);
  expect(created.body).toMatchObject({
    restrictionId: 'drill',
    type: 'custom',
    access: 'owner',
    createdDate: '2026-07-14T18:00:00Z',
    Reason: 'Training',
    featureCollection: {
      features: [
        {
          id: 'north',
          properties: {restrictionId: 'drill', dataset: 'custom', name: 'Drill', Reason: 'Training'},
        },
        {id: '1', properties: {ceilingMeters: 900}},
      ],
    },
  });
  await app.inject({method: 'POST', url: '/sandbox/clock', payload: {advanceSeconds: 60}});
  const again = await call('POST /flights/v2/restrictions', {body: restriction('drill')});
  expect(again.body).toMatchObject({createdDate: '2026-07-14T18:00:00Z'});
  expect((await call('GET /flights/v2/restrictions/drill')).body).toEqual(again.body);
});

test('an id is made where none is given', async () => {
  const {call} = await openSandbox();
  const {restrictionId: _id, ...body} = restriction('x');
  const {headers} = await call('POST /flights/v2/restrictions', {body});
  expect((await call(`GET ${headers.location}`)).status).toBe(200);
});

test('lists by type: authorities, custom ones, and the ones that are mine', async () => {
  const {call} = await openSandbox();
  const list = async (type: string) => ids((await call(`GET /flights/v2/restrictions?type=${type}`)).body);
  expect(await list('owner')).toEqual(['bainbridge-dock', 'ridge-creek-tfr']);
  expect(await list('custom')).toEqual(['bainbridge-dock', 'redmond-drop-zone', 'ridge-creek-tfr']);
  expect(await list('fulltime')).toContain('ctr-rdm');
  expect(await list('parttime')).toContain('tfr-ridge-creek');
  const all = ids((await call('GET /flights/v2/restrictions')).body);
  expect(all).toEqual([...all].sort());
  expect(all).toEqual(expect.arrayContaining(['ctr-rdm', 'tfr-ridge-creek', 'redmond-drop-zone']));
});

test('public and shared restrictions cannot be deleted, another account has none of mine', async () => {
  const {call} = await openSandbox();
  expect((await call('DELETE /flights/v2/restrictions/ctr-rdm')).status).toBe(403);
  expect((await call('DELETE /flights/v2/restrictions/redmond-drop-zone')).status).toBe(403);
  expect((await call('DELETE /flights/v2/restrictions/bainbridge-dock', {as: 'admin'})).status).toBe(404);
  expect((await call('GET /flights/v2/restrictions/bainbridge-dock', {as: 'admin'})).status).toBe(404);
  expect((await call('DELETE /flights/v2/restrictions/bainbridge-dock')).status).toBe(204);
  expect((await call('DELETE /flights/v2/restrictions/bainbridge-dock')).status).toBe(404);
});

test('an organization shares what its people draw, and nobody else sees it', async () => {
  const {call} = await openSandbox({tokenCheck});
  const body = restriction('drill');
  const created = await call('POST /flights/v2/restrictions', as('cascade.mara', {body}));
  expect(created.body).toMatchObject({access: 'owner', organization: 'cascade'});
  const seen = await call('GET /flights/v2/restrictions/drill', as('cascade.teo'));
  expect(seen.body).toMatchObject({access: 'shared', organization: 'cascade'});
  expect((await call('POST /flights/v2/restrictions', as('cascade.teo', {body}))).status).toBe(403);
  expect((await call('DELETE /flights/v2/restrictions/drill', as('cascade.teo'))).status).toBe(403);
  expect((await call('GET /flights/v2/restrictions/drill', as('salish.noor'))).status).toBe(404);
  expect((await call('DELETE /flights/v2/restrictions/drill', as('salish.noor'))).status).toBe(404);
  expect((await call('POST /flights/v2/restrictions', as('salish.noor', {body}))).status).toBe(201);
});

test('who is not configured for it draws nothing and owns nothing', async () => {
  const {call} = await openSandbox({tokenCheck});
  const guest = (body?: object) => as('cascade.guest.guest', {body});
  expect((await call('POST /flights/v2/restrictions', guest(restriction('a')))).status).toBe(403);
  expect((await call('GET /flights/v2/restrictions?type=owner', guest())).status).toBe(403);
  expect((await call('GET /flights/v2/restrictions?type=custom', guest())).status).toBe(200);
});

test("an authority's id cannot be taken", async () => {
  const {call} = await openSandbox();
  expect((await call('POST /flights/v2/restrictions', {body: restriction('ctr-rdm')})).status).toBe(403);
});

test('rings are closed, places are on the earth, ends come after beginnings', async () => {
  const {call} = await openSandbox();
  const at = 'body.featureCollection.features';
  const body = restriction(
    'wrong',
    feature({}, [area.slice(0, -1)]),
    feature({}, [
      [
        [-121, 44],
        [-120, 44],
        [-120, 95],
        [-121, 44],
      ],
    ]),
    feature({activeTime: '2026-07-14T18:00:00Z', endTime: '2026-07-14T20:00:00+02:00'}),
  );
  expect((await call('POST /flights/v2/restrictions', {body})).body).toEqual({
    status_code: 400,
    message:
      `${at}[0].geometry.coordinates[0] must end where it begins; ` +
      `${at}[1].geometry.coordinates[0][2][1] must be <= 90; ` +
      `${at}[2].properties.endTime must be later than activeTime`,
  });
});

test('over a position: what is in force or begins within a day, each once; else 204', async () => {
  const {call} = await openSandbox();
  const later = feature({activeTime: '2026-07-15T17:00:00Z', endTime: '2026-07-15T20:00:00+02:00'});
  const farAway = feature({activeTime: '2026-07-15T18:00:01Z'});
  const past = feature({endTime: '2026-07-14T18:00:00Z'});
  await call('POST /flights/v2/restrictions', {body: restriction('soon', later, feature({name: 'Second'}))});
  await call('POST /flights/v2/restrictions', {body: restriction('too-late', farAway)});
  await call('POST /flights/v2/restrictions', {body: restriction('over', past)});
  expect((await call('GET /flights/v2/alerts/restrictions/-120.95,44.05')).body).toEqual({
    alerts: [
      {
        dataset: 'custom',
        id: 'soon',
        name: 'Drill',
        activeTime: '2026-07-15T17:00:00Z',
        endTime: '2026-07-15T18:00:00Z',
      },
    ],
  });
  expect((await call('GET /flights/v2/alerts/restrictions/-120.95,44.05?type=fulltime')).status).toBe(204);
  expect((await call('GET /flights/v2/alerts/restrictions/-121.15,44.25?type=fulltime')).body).toMatchObject({
    alerts: [{id: 'ctr-rdm', dataset: 'controlled-airspace', ceilingMeters: expect.any(Number)}],
  });
  expect((await call('GET /flights/v2/alerts/restrictions/-30,44')).status).toBe(204);
  expect((await call('GET /flights/v2/alerts/restrictions/-30,91')).status).toBe(400);
  expect(ids((await call('GET /flights/v2/restrictions?type=custom')).body)).not.toContain('over');
});

test('a hole in an area is free', async () => {
  const {call} = await openSandbox();
  const hole = [
    [-120.97, 44.03],
    [-120.93, 44.03],
    [-120.93, 44.07],
    [-120.97, 44.07],
    [-120.97, 44.03],
  ];
  await call('POST /flights/v2/restrictions', {body: restriction('ring', feature({}, [area, hole]))});
  expect((await call('GET /flights/v2/alerts/restrictions/-120.95,44.05')).status).toBe(204);
  expect((await call('GET /flights/v2/alerts/restrictions/-120.99,44.05')).status).toBe(200);
});

test('a custom restriction belongs to an organization, also that of an account without a tenant', async () => {
  const {call} = await openSandbox({tokenCheck});
  const organization = developer.accountId;
  for (const id of ['ridge-creek-tfr', 'bainbridge-dock', 'redmond-drop-zone'])
    expect((await call(`GET /flights/v2/restrictions/${id}`)).body).toMatchObject({organization});
  const body = restriction('drill');
  expect((await call('POST /flights/v2/restrictions', {body})).body).toMatchObject({organization});
  const drawn = await call('POST /flights/v2/restrictions', as('cascades.ada', {body}));
  expect(drawn.body).toMatchObject({organization: 'cascades'});
});
