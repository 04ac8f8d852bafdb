import {expect, test} from 'vitest';
import {loadContract} from '../testing/servedContract';
import {memoryDatabase} from '../testing/memoryDatabase';
import {openSandbox} from '../testing/openSandbox';

const CLOCK = '/sandbox/clock';

test('health names the contract and the pools that the portal signs in to', async () => {
  const {call} = await openSandbox();
  expect(await call('GET /sandbox/health', {as: 'nobody'})).toMatchObject({
    status: 200,
    body: {
      status: 'ok',
      contract: (loadContract().info as {version: string}).version,
      identity: {
        userPoolId: 'us-west-2_Sandbox01',
        userPoolClientId: 'sandboxportalclient0000001',
        identityPoolId: 'us-west-2:00000000-0000-4000-8000-000000000001',
        region: 'us-west-2',
      },
    },
  });
});

test('the clock can be read, set and advanced', async () => {
  const {call} = await openSandbox();
  expect((await call(`GET ${CLOCK}`)).body).toEqual({now: '2026-07-14T18:00:00.000Z'});
  const set = await call(`POST ${CLOCK}`, {body: {now: '2026-07-15T06:00:00+02:00'}});
  expect(set.body).toEqual({now: '2026-07-15T04:00:00.000Z'});
  const advanced = await call(`POST ${CLOCK}`, {body: {advanceSeconds: -1.5}});
  expect(advanced.body).toEqual({now: '2026-07-15T03:59:58.500Z'});
});

test.each([
  [{}, 'body must be'],
  [undefined, 'body must be'],
  [{now: '2026-07-14T18:00:00Z', advanceSeconds: 1}, 'body must be'],
  [{now: '2026-07-14T18:00:00'}, 'body.now must be ISO 8601 with an offset'],
  [{now: 'noonTZ'}, 'body.now must be ISO 8601 with an offset'],
  [{now: '9999-12-31T23:00:00-01:00'}, 'between the years 1970 and 9999'],
  [{now: '1969-12-31T23:59:59Z'}, 'body.now must be between the years 1970 and 9999'],
  [{advanceSeconds: '60'}, 'body.advanceSeconds must be a number'],
  [{advanceSeconds: 1e15}, 'body.advanceSeconds must end between'],
])('a clock that is told %j returns 400 and stands where it stood', async (body, message) => {
  const {call} = await openSandbox();
  const response = await call(`POST ${CLOCK}`, {body});
  expect(response).toMatchObject({status: 400, body: {message: expect.stringContaining(message) as string}});
  expect((await call(`GET ${CLOCK}`)).body).toEqual({now: '2026-07-14T18:00:00.000Z'});
});

test('the mailbox is empty at first, and a mistyped filter is not taken for "all"', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /sandbox/mailbox?to=mara@example.com')).body).toEqual([]);
  expect((await call('GET /sandbox/mailbox?for=mara@example.com')).status).toBe(400);
});

test('a reset sandbox answers as a fresh one does, ids and all', async () => {
  // Seeds are written, not copied from those of another sandbox: they show the clock and the ids.
  const open = () => openSandbox({data: memoryDatabase()});
  const fresh = await (await open()).call('GET /locations/v2/collections');
  const {call} = await open();
  await call('POST /sandbox/clock', {body: {advanceSeconds: 60}});
  await call('DELETE /locations/v2/collections/puget-ferries');
  await call('POST /locations/v2/collections', {body: {collectionId: 'a', collectionName: 'A'}});
  expect((await call('POST /sandbox/reset', {as: 'nobody'})).status).toBe(204);
  expect((await call('GET /locations/v2/collections')).body).toEqual(fresh.body);
});

const forgotPassword = {
  as: 'nobody',
  headers: {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
  },
  body: JSON.stringify({}),
} as const;

test('refuses the next requests of an identity operation as too many, as Cognito does', async () => {
  const {call} = await openSandbox();
  const fault = {operationId: 'ForgotPassword', times: 2};
  expect(await call('POST /sandbox/faults', {body: fault})).toMatchObject({status: 204});
  const types = [];
  for (let request = 0; request < 3; request++)
    types.push((await call('POST /identity/user-pool', forgotPassword)).body);
  expect(types).toMatchObject([
    {__type: 'TooManyRequestsException', message: 'Rate exceeded'},
    {__type: 'TooManyRequestsException', message: 'Rate exceeded'},
    {__type: 'InvalidParameterException'},
  ]);
});

test.each(['DELETE /sandbox/faults', 'POST /sandbox/reset'])('%s ends what was refused', async (end) => {
  const {call} = await openSandbox();
  await call('POST /sandbox/faults', {body: {operationId: 'ForgotPassword', times: 9}});
  expect(await call(end)).toMatchObject({status: 204});
  expect((await call('POST /identity/user-pool', forgotPassword)).body).toMatchObject({
    __type: 'InvalidParameterException',
  });
});
