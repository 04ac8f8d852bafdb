import {expect, test} from 'vitest';
import {openSandbox, type TestSandbox} from '../../../testing/openSandbox';

const OBJECTS = '/locations/v2/objects';
const at = (minute: number) => `2026-07-14T17:${String(minute).padStart(2, '0')}:00Z`;
const point = (lon: number, lat: number, ...altitude: number[]) => ({
  type: 'Point',
  coordinates: [lon, lat, ...altitude],
});
const report = (minute: number, more: object = {}) => ({
  objectId: 'buoy-1',
  timestamp: at(minute),
  collectionId: 'buoys',
  geometry: point(-122.4, 47.6),
  ...more,
});

const timesOf = (body: unknown) =>
  (body as {history: {timestamp: string}[]}).history.map(({timestamp}) => timestamp);
const historyOf = async ({call}: TestSandbox, query = 'start=2026-07-14T00:00:00Z') =>
  timesOf((await call(`GET ${OBJECTS}/buoy-1/history?${query}`)).body);
const latestOf = async ({call}: TestSandbox) => {
  const {status, body} = await call(`GET ${OBJECTS}/buoy-1`);
  return status === 404 ? undefined : (body as {objects: {timestamp: string}[]}).objects[0]?.timestamp;
};

test('a report is stored with what it says, and read back as the latest location', async () => {
  const {call} = await openSandbox();
  const sent = report(30, {
    timestamp: '2026-07-14T19:30:00.250+02:00',
    heading: 214.5,
    speed: 0.2,
    hdop: 0.8,
    properties: {battery: 71},
    unknown: 'not kept',
  });
  const created = await call(`POST ${OBJECTS}`, {body: [sent]});
  expect(created.status).toBe(201);
  expect(created.headers.location).toBe(`${OBJECTS}/buoy-1`);
  expect(created.body).toEqual({accepted: 1});
  const stored = {
    objectId: 'buoy-1',
    timestamp: '2026-07-14T17:30:00.250Z',
    collectionId: 'buoys',
    geometry: point(-122.4, 47.6),
    altitudeCalculated: false,
    heading: 214.5,
    speed: 0.2,
    isStatic: false,
    hdop: 0.8,
    properties: {battery: 71},
  };
  expect((await call(`GET ${OBJECTS}/buoy-1`)).body).toEqual({objects: [stored]});
  expect((await call(`GET ${OBJECTS}?collectionId=buoys`)).body).toEqual({objects: [stored]});
  expect((await call(`GET ${OBJECTS}?collectionId=nothing`)).body).toEqual({objects: []});
});

test('a report takes from the metadata, when it arrives, what it leaves out, and the name of the collection', async () => {
  const {call} = await openSandbox();
  await call('POST /locations/v2/collections', {body: {collectionId: 'buoys', collectionName: 'Buoys'}});
  const metadata = {objectName: 'Buoy 1', objectType: 'buoy', collectionId: 'buoys', properties: {depth: 40}};
  await call(`POST ${OBJECTS}/metadata`, {body: [{objectId: 'buoy-1', ...metadata}]});
  const sparse = {objectId: 'buoy-1', timestamp: at(1), geometry: point(-122.4, 47.6)};
  const {body} = await call(`POST ${OBJECTS}?echo=true`, {body: [sparse]});
  expect(body).toMatchObject({objects: [{...sparse, ...metadata, collectionName: 'Buoys'}]});

  await call(`POST ${OBJECTS}/metadata`, {body: [{objectId: 'buoy-1', objectName: 'Renamed'}]});
  await call(`POST ${OBJECTS}`, {body: [{...sparse, timestamp: at(2), collectionName: 'Said otherwise'}]});
  const history = await call(`GET ${OBJECTS}/buoy-1/history?start=${at(0)}`);
  expect(history.body).toMatchObject({
    history: [
      {objectName: 'Buoy 1', collectionName: 'Buoys'},
      {objectName: 'Renamed', collectionName: 'Said otherwise'},
    ],
  });
});

test('an altitude is summed up from a reference point when the place has none', async () => {
  const {call} = await openSandbox();
  const over = {referencePointCoordinates: [-121.5702, 44.2586, 1012.4], relativeAltitude: 60.96};
  const {body} = await call(`POST ${OBJECTS}?echo=true`, {
    body: [
      report(1, over),
      report(2, {...over, geometry: point(-122.4, 47.6, 5)}),
      report(3, {relativeAltitude: 60.96}),
    ],
  });
  expect(body).toMatchObject({
    objects: [
      {geometry: {coordinates: [-122.4, 47.6, 1073.36]}, altitudeCalculated: true},
      {geometry: {coordinates: [-122.4, 47.6, 5]}, altitudeCalculated: false},
      {geometry: {coordinates: [-122.4, 47.6]}, altitudeCalculated: false},
    ],
  });
});

test('the newest report is the latest location; late ones and corrections find their place in the history', async () => {
  const sandbox = await openSandbox();
  const {call} = sandbox;
  await call(`POST ${OBJECTS}`, {body: [report(30), report(10)]});
  await call(`POST ${OBJECTS}`, {body: [report(20)]});
  expect(await latestOf(sandbox)).toBe(at(30));
  await call(`POST ${OBJECTS}`, {body: [report(30, {speed: 7}), report(30, {speed: 8})]});
  expect(await historyOf(sandbox)).toEqual([at(10), at(20), at(30)]);
  expect((await call(`GET ${OBJECTS}/buoy-1`)).body).toMatchObject({objects: [{speed: 8}]});
});

test('a location expires with the clock and leaves its history', async () => {
  const sandbox = await openSandbox();
  const {call} = sandbox;
  await call(`POST ${OBJECTS}`, {
    body: [report(10), report(20, {expirationDateTime: '2026-07-14T18:30:00Z'})],
  });
  expect(await latestOf(sandbox)).toBe(at(20));
  await call('POST /sandbox/clock', {body: {now: '2026-07-14T18:30:00Z'}});
  expect(await latestOf(sandbox)).toBeUndefined();
  expect((await call(`GET ${OBJECTS}?collectionId=buoys`)).body).toEqual({objects: []});
  expect(await historyOf(sandbox)).toEqual([at(10), at(20)]);
  // A backlog from before the expiry does not bring it back; a newer report does.
  await call(`POST ${OBJECTS}`, {body: [report(15)]});
  expect(await latestOf(sandbox)).toBeUndefined();
  await call(`POST ${OBJECTS}`, {body: [report(40)]});
  expect(await latestOf(sandbox)).toBe(at(40));
});

test('a report that has expired when it arrives goes into the history alone', async () => {
  const sandbox = await openSandbox();
  const {call} = sandbox;
  const expired = {expirationDateTime: '2026-07-14T17:59:00Z'};
  await call(`POST ${OBJECTS}`, {body: [report(10, expired)]});
  expect(await latestOf(sandbox)).toBeUndefined();
  await call(`POST ${OBJECTS}`, {body: [report(5)]});
  expect(await latestOf(sandbox)).toBe(at(5));
  await call(`POST ${OBJECTS}`, {body: [report(20, expired)]});
  expect(await latestOf(sandbox)).toBe(at(5));
  await call(`POST ${OBJECTS}`, {body: [report(5, expired)]});
  expect(await latestOf(sandbox)).toBeUndefined();
  expect(await historyOf(sandbox)).toEqual([at(5), at(10), at(20)]);
});

test('nothing of a batch is stored when one report breaks a rule, and every violation is told', async () => {
  const {call} = await openSandbox();
  const {status, body} = await call(`POST ${OBJECTS}`, {
    body: [
      report(1),
      report(2, {objectId: 'metadata'}),
      report(3, {geometry: point(181, -91)}),
      report(4, {timestamp: '9999-12-31T23:59:59-01:00'}),
      report(5, {referencePointCoordinates: [0, 0, 1e308], relativeAltitude: 1e308}),
    ],
  });
  expect(status).toBe(400);
  expect((body as {message: string}).message.split('; ')).toEqual([
    'body[1].objectId must not be "metadata", which is a path of its own',
    'body[2].geometry.coordinates[0] must be <= 180',
    'body[2].geometry.coordinates[1] must be >= -90',
    'body[3].timestamp must be between the years 0000 and 9999 UTC',
    'body[4].relativeAltitude is too large',
  ]);
  expect((await call(`GET ${OBJECTS}/buoy-1/history?start=${at(0)}`)).status).toBe(404);
});

test('numbers beyond what JSON can give back and properties over a kilobyte are refused', async () => {
  const {call} = await openSandbox();
  const infinite = JSON.stringify([report(1)]).replace('"buoys"', '"buoys","speed":1e999');
  expect((await call(`POST ${OBJECTS}`, {body: infinite})).status).toBe(400);
  const {body} = await call(`POST ${OBJECTS}`, {body: [report(1, {properties: {note: 'x'.repeat(1014)}})]});
  expect(body).toMatchObject({message: 'body[0].properties must be at most 1024 bytes as JSON'});
});

test('unknown ids are left out, and 404 when none is known; a delete forgets track and history, not metadata', async () => {
  const sandbox = await openSandbox();
  const {call} = sandbox;
  await call(`POST ${OBJECTS}/metadata`, {body: [{objectId: 'buoy-1', objectName: 'Buoy 1'}]});
  const created = await call(`POST ${OBJECTS}`, {body: [report(1), report(1, {objectId: 'buoy-2'})]});
  expect(created.headers.location).toBe(OBJECTS);
  const {body} = await call(`GET ${OBJECTS}/buoy-2,nothing,buoy-1,buoy-2`);
  expect(body).toMatchObject({objects: [{objectId: 'buoy-1'}, {objectId: 'buoy-2'}]});
  expect((await call(`DELETE ${OBJECTS}/buoy-1,nothing`)).status).toBe(204);
  expect((await call(`DELETE ${OBJECTS}/buoy-1,nothing`)).status).toBe(404);
  expect((await call(`GET ${OBJECTS}/buoy-1/history?start=${at(0)}`)).status).toBe(404);
  expect((await call(`GET ${OBJECTS}/buoy-1/metadata`)).status).toBe(200);
  await call(`POST ${OBJECTS}`, {body: [report(3)]});
  expect(await historyOf(sandbox)).toEqual([at(3)]);
});

test('what belongs to one account does not exist for another', async () => {
  const {call} = await openSandbox();
  await call(`POST ${OBJECTS}`, {body: [report(1)]});
  const asAdmin = {as: 'admin'} as const;
  expect((await call(`GET ${OBJECTS}?collectionId=buoys`, asAdmin)).body).toEqual({objects: []});
  for (const request of [
    `GET ${OBJECTS}/buoy-1`,
    `GET ${OBJECTS}/buoy-1/history?start=${at(0)}`,
    `DELETE ${OBJECTS}/buoy-1`,
  ])
    expect((await call(request, asAdmin)).status).toBe(404);
  await call(`POST ${OBJECTS}`, {...asAdmin, body: [report(2)]});
  expect((await call(`GET ${OBJECTS}/buoy-1`)).body).toMatchObject({objects: [{timestamp: at(1)}]});
});

test('ten thousand reports are stored in one request', async () => {
  const {call} = await openSandbox();
  const body = Array.from({length: 10_000}, (_, index) =>
    report(0, {
      objectId: `buoy-${index % 500}`,
      timestamp: new Date(Date.parse(at(0)) + index * 100).toISOString(),
      properties: {index},
    }),
  );
  const {status, body: receipt} = await call(`POST ${OBJECTS}`, {body});
  expect([status, receipt]).toEqual([201, {accepted: 10_000}]);
  expect((await call(`POST ${OBJECTS}`, {body: [...body, report(1)]})).body).toMatchObject({
    message: 'body must NOT have more than 10000 items',
  });
});

test('an account has at most 20,000 objects, and those it has may still report', async () => {
  const {call} = await openSandbox();
  const batch = (first: number, count: number) =>
    Array.from({length: count}, (_, index) => ({objectId: `o-${first + index}`, timestamp: at(0)}));
  const send = (body: object[]) => call(`POST ${OBJECTS}`, {body});
  expect((await send(batch(0, 10_000))).status).toBe(201);
  expect((await send(batch(10_000, 9799))).status).toBe(201);
  expect(await send(batch(19_799, 1))).toMatchObject({
    status: 400,
    body: {
      message: 'body would give the account 20001 objects; the limit is 20000, so delete some first',
    },
  });
  expect((await send(batch(0, 3))).status).toBe(201);
});
