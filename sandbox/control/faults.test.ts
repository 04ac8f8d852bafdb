import {expect, test} from 'vitest';
import {DEVICES_HEADER} from '../base/devicesHeader';
import {listeningSandbox} from '../testing/listeningSandbox';
import {openSandbox} from '../testing/openSandbox';

const LIST = 'GET /locations/v2/collections';

test('lets the next requests of an operation fail, with a word about why, and no others', async () => {
  const {call} = await openSandbox();
  const fault = {operationId: 'listCollections', status: 503, times: 2};
  expect(await call('POST /sandbox/faults', {body: fault})).toMatchObject({status: 204});
  expect(await call('GET /locations/v2/routes')).toMatchObject({status: 200});
  for (let time = 0; time < 2; time++)
    expect(await call(LIST)).toMatchObject({
      status: 503,
      headers: {'retry-after': '1'},
      body: {status_code: 503, message: 'This error was asked for through the control of the sandbox.'},
    });
  expect(await call(LIST)).toMatchObject({status: 200});
});

test('without an operation, any request of the platform meets it, and the end of faults ends it', async () => {
  const {call} = await openSandbox();
  await call('POST /sandbox/faults', {body: {status: 429, times: 9}});
  expect((await call(LIST)).status).toBe(429);
  expect((await call('GET /locations/v2/routes')).status).toBe(429);
  expect((await call('GET /sandbox/clock')).status).toBe(200);
  expect((await call('GET /sandbox/requests')).body).toMatchObject([{status: 429}, {status: 429}]);
  await call('DELETE /sandbox/faults');
  expect((await call(LIST)).status).toBe(200);
  await call('POST /sandbox/faults', {body: {status: 429, times: 9}});
  await call('POST /sandbox/reset');
  expect((await call(LIST)).status).toBe(200);
});

test('leaves the seeded devices alone, which would meet it before anybody else', async () => {
  const {call} = await openSandbox();
  await call('POST /sandbox/faults', {body: {status: 429, times: 1}});
  expect((await call(LIST, {headers: {[DEVICES_HEADER]: '1'}})).status).toBe(200);
  expect((await call(LIST)).status).toBe(429);
});

test('a failed request stores nothing, and one that only waits does', async () => {
  const {call} = await openSandbox();
  const path = 'POST /locations/v2/collections';
  await call('POST /sandbox/faults', {body: {operationId: 'createCollection', status: 500, times: 1}});
  expect((await call(path, {body: {collectionId: 'lost', collectionName: 'Lost'}})).status).toBe(500);
  expect((await call('GET /locations/v2/collections/lost')).status).toBe(404);
  await call('POST /sandbox/faults', {body: {operationId: 'createCollection', delayMs: 30, times: 1}});
  const start = performance.now();
  expect((await call(path, {body: {collectionId: 'late', collectionName: 'Late'}})).status).toBe(201);
  // A timer may end a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(29);
});

test('drops a connection without a word', async () => {
  const url = await listeningSandbox();
  await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({drop: true, times: 1}),
  });
  const headers = {'x-api-key': 'sandbox-developer-key'};
  await expect(fetch(`${url}/locations/v2/routes`, {headers})).rejects.toThrow('fetch failed');
  expect((await fetch(`${url}/locations/v2/routes`, {headers})).status).toBe(200);
});

test.each([
  [undefined, 'body.times must be a whole number from 1'],
  [{operationId: 'listPlans', times: 1}, 'body must have status, delayMs or drop'],
  [{operationId: 'ForgotPassword', times: 0.5}, 'body.times must be a whole number from 1'],
  [{status: 500}, 'body.times must be a whole number from 1'],
  [{times: 1}, 'body must have status, delayMs or drop'],
  [{times: 1, status: 200}, 'body.status must be a whole number from 400 to 599'],
  [{times: 1, delayMs: 60_001}, 'body.delayMs must be a whole number from 0 to 60000'],
  [{times: 1, drop: true, status: 500}, 'body has both status and drop'],
  [{times: 1, drop: 'yes'}, 'body.drop must be true or false'],
  [{times: 1, status: 500, operation: 'listAreas'}, 'body.operation is not known'],
  [{times: 1, status: 500, operationId: 'listArea'}, 'body.operationId must be an operation of the platform'],
  [
    {times: 1, status: 500, operationId: ['listObjects']},
    'body.operationId must be an operation of the platform',
  ],
  [{times: 1, status: 500, operationId: 'AdminEnableUser'}, 'the identity service refuses as Cognito does'],
])('says what is wrong with the fault %j', async (body, message) => {
  const {call} = await openSandbox();
  expect(await call('POST /sandbox/faults', {body})).toMatchObject({
    status: 400,
    body: {message: expect.stringContaining(message) as string},
  });
});

test('lists what is still to be met', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /sandbox/faults')).body).toEqual([]);
  await call('POST /sandbox/faults', {body: {operationId: 'listCollections', status: 503, times: 2}});
  await call('POST /sandbox/faults', {body: {operationId: 'ForgotPassword', times: 1}});
  await call(LIST);
  expect((await call('GET /sandbox/faults')).body).toEqual([
    {operationId: 'listCollections', status: 503, times: 1},
    {operationId: 'ForgotPassword', times: 1},
  ]);
  await call(LIST);
  await call('DELETE /sandbox/faults');
  expect((await call('GET /sandbox/faults')).body).toEqual([]);
});
