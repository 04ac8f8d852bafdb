import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  AdminAddUserToGroupCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {callLog} from '@site/src/base/calls/callLog';
import {tabCalls} from '@site/src/base/calls/tabCalls';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {createPoolCallLog, isChange, recordCalls} from './calls';

/** Refuses the first request of each operation as one too many. */
const asked = new Set<string>();
const server = createServer((request, response) => {
  const target = String(request.headers['x-amz-target']);
  const isFirst = !asked.has(target);
  asked.add(target);
  response.writeHead(isFirst ? 400 : 200, {'content-type': 'application/x-amz-json-1.1'});
  response.end(JSON.stringify(isFirst ? {__type: 'TooManyRequestsException', message: 'Slow down'} : {}));
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());
afterEach(() => {
  tabCalls.isKept = false;
  callLog.clear();
});

const clientOf = (maxAttempts: number) =>
  new CognitoIdentityProviderClient({
    region: 'us-west-2',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: {accessKeyId: 'a', secretAccessKey: 'SECRET', sessionToken: 'TOKEN'},
    maxAttempts,
  });

test('records every attempt with its status, who made it, whom it was about, and nothing secret', async () => {
  const log = createPoolCallLog();
  const client = clientOf(3);
  const askers = ['teo', 'ada'];
  recordCalls(client, log, () => Promise.resolve(askers.shift()));
  await client.send(
    new AdminAddUserToGroupCommand({UserPoolId: 'us-west-2_a', Username: 'ana', GroupName: 'crew'}),
  );
  expect(log.list()).toMatchObject([
    {
      operation: 'AdminAddUserToGroup',
      username: 'ana',
      group: 'crew',
      status: 200,
      error: undefined,
      by: 'ada',
    },
    {operation: 'AdminAddUserToGroup', status: 400, error: 'TooManyRequestsException', by: 'teo'},
  ]);
  expect(JSON.stringify(log.list())).not.toMatch(/SECRET|TOKEN/);
});

test('records a request without a response, and tells who listens', async () => {
  const log = createPoolCallLog();
  const client = new CognitoIdentityProviderClient({
    region: 'us-west-2',
    endpoint: 'http://127.0.0.1:1',
    credentials: {accessKeyId: 'a', secretAccessKey: 'b'},
    maxAttempts: 1,
  });
  recordCalls(client, log, () => Promise.reject(new Error('No session')));
  let told = 0;
  const leave = log.subscribe(() => told++);
  await expect(client.send(new ListUsersCommand({UserPoolId: 'us-west-2_a'}))).rejects.toThrow();
  expect(log.list()).toMatchObject([{operation: 'ListUsers', status: undefined, by: undefined}]);
  expect(told).toBe(1);
  leave();
});

test('the workbench lists a request by its operation, and keeps neither password nor token', async () => {
  vi.stubGlobal('location', {pathname: '/admin/Users'});
  tabCalls.isKept = true;
  const client = clientOf(1);
  recordCalls(client, createPoolCallLog(), () => Promise.resolve('teo'));
  const setPassword = new AdminSetUserPasswordCommand({
    UserPoolId: 'us-west-2_a',
    Username: 'ana',
    Password: 'Sandbox-2026!',
    Permanent: true,
  });
  await expect(client.send(setPassword)).rejects.toThrow('Slow down');
  await client.send(setPassword);
  expect(callLog.list()).toMatchObject([
    {
      page: '/admin/Users',
      isOutline: true,
      request: {
        method: 'POST',
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        headers: [['x-amz-target', 'AWSCognitoIdentityProviderService.AdminSetUserPassword']],
        body: '{"Username":"ana"}',
      },
      response: {status: 400, body: '{"__type":"TooManyRequestsException"}'},
    },
    {response: {status: 200, body: undefined}},
  ]);
  expect(JSON.stringify(callLog.list())).not.toMatch(/Sandbox-2026!|SECRET|TOKEN/);
});

test('tells changes from what only reads', () => {
  const changes = [
    'AdminGetUser',
    'ListUsers',
    'DescribeUserPool',
    'AdminListGroupsForUser',
    'AdminDeleteUser',
  ];
  expect(changes.filter((operation) => isChange({operation}))).toEqual(['AdminDeleteUser']);
});
