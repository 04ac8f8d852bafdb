import {expect, test} from 'vitest';
import {openSandbox} from '../../../testing/openSandbox';

test('a stream gets its defaults, and a drone its list of one stream', async () => {
  const {call} = await openSandbox();
  const drone = {droneId: 'wren-1', collectionId: 'cascade-drones', stream: {type: 'KVS', name: 'wren-nose'}};
  const created = await call('POST /flights/v1/drones', {body: drone});
  expect([created.status, created.headers.location, created.body]).toEqual([
    201,
    '/flights/v1/drones/wren-1',
    {...drone, stream: {...drone.stream, mediaType: 'video/h264', dataRetentionInHours: 1}},
  ]);
  expect((await call('GET /flights/v1/drones/wren-1')).body).toEqual(created.body);
  expect((await call('GET /flights/v1/drones/wren-1/streams')).body).toEqual({
    streams: [{droneId: 'wren-1', streamName: 'wren-nose'}],
  });

  const live = {...drone, stream: {type: 'WebRTC', name: 'wren-live'}};
  await call('POST /flights/v1/drones', {body: live});
  expect((await call('GET /flights/v1/drones/wren-1')).body).toEqual(live);
});

test('the seeded drones are listed by id; another account has its own', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /flights/v1/drones')).body).toMatchObject({
    drones: [{droneId: 'heron-7'}, {droneId: 'kestrel-2'}],
  });
  expect((await call('GET /flights/v1/drones/osprey-3')).status).toBe(404);
  expect((await call('GET /flights/v1/drones/osprey-3', {as: 'admin'})).status).toBe(200);
  expect((await call('GET /flights/v1/drones/osprey-3/streams')).status).toBe(404);
});

test('a stream of no kind, or kept for less than an hour, is refused', async () => {
  const {call} = await openSandbox();
  const post = (stream: object) =>
    call('POST /flights/v1/drones', {body: {droneId: 'a', collectionId: 'b', stream}});
  expect((await post({type: 'RTSP', name: 'x'})).status).toBe(400);
  expect((await post({type: 'KVS', name: 'x', dataRetentionInHours: 0})).body).toEqual({
    status_code: 400,
    message: 'body.stream.dataRetentionInHours must be >= 1',
  });
});
