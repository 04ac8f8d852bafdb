import {createHash} from 'node:crypto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {developer} from '../sandbox/base/seededAccounts';
import {requireScope} from '../sandbox/platform/routes/requireScope';
import {fullScope} from '../sandbox/store/apiKeys';
import {servedContract} from '../sandbox/testing/servedContract';
import {checkTemplate} from './checks/checkTemplate';
import {isAllowed, type Policy} from './checks/isAllowed';
import {createAuthorizerTemplate, formatTemplate, SIZE_LIMIT} from './template';
import {createFakes, type Fakes} from './testing/fakes';
import {loadFunction} from './testing/portalFunction';
import {resolve, scopes} from './testing/portalTemplate';
import type {Value} from './types';

interface Decision {
  readonly principalId: string;
  readonly policyDocument: {
    readonly Statement: readonly {readonly Effect: string; readonly Resource: string}[];
  };
  readonly context: {readonly keyId: string; readonly message?: string};
}

const NOW = '2026-07-14T18:00:00.000Z';
let fakes: Fakes;
let authorize: (event: unknown) => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers({now: new Date(NOW), toFake: ['Date']});
  fakes = createFakes([developer]);
  authorize = loadFunction('keyAuthorizer.js', fakes.modules, {
    COMPUTING_PATHS: scopes.computing.join(' '),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Puts a key into the table, as the portal service does. */
function put(key: string, fields: Readonly<Record<string, unknown>> = {}): void {
  fakes.put({
    userId: developer.accountId,
    keyId: key,
    digest: createHash('sha256').update(key).digest('hex'),
    ...fields,
  });
}

/** Decides as API Gateway asks: `request` is method and path of the contract. */
async function decide(key: string | undefined, request = 'GET /locations/v2/collections') {
  const [httpMethod, resource] = request.split(' ');
  const decision = await authorize({
    httpMethod,
    resource,
    methodArn: `arn:${httpMethod}`,
    headers: key === undefined ? {} : {'X-Api-Key': key},
  });
  return decision as Decision;
}

const REFUSED = 'Unauthorized';

test('a key of the table is let in, as its owner, and its use is noted once a minute', async () => {
  put('key-1');
  const lastUse = () => [...fakes.table.values()][0]?.lastUsedAt;
  expect(await decide('key-1')).toEqual({
    principalId: developer.accountId,
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{Action: 'execute-api:Invoke', Effect: 'Allow', Resource: 'arn:GET'}],
    },
    context: {keyId: 'key-1'},
  });
  expect(lastUse()).toBe(NOW);
  vi.advanceTimersByTime(59_000);
  await decide('key-1');
  expect(lastUse()).toBe(NOW);
  vi.advanceTimersByTime(1000);
  await decide('key-1');
  expect(lastUse()).toBe('2026-07-14T18:01:00.000Z');
});

test('no key, an unknown one, an ended one and one of somebody without access are a 401', async () => {
  put('revoked', {revokedAt: NOW});
  put('expired', {expiresAt: NOW});
  put('works');
  for (const key of [undefined, '', 'unknown', 'revoked', 'expired'])
    await expect(decide(key)).rejects.toThrow(REFUSED);
  fakes.changePerson(developer.accountId, {groups: []});
  await expect(decide('works')).rejects.toThrow(REFUSED);
  fakes.changePerson(developer.accountId, {groups: developer.groups, isEnabled: false});
  await expect(decide('works')).rejects.toThrow(REFUSED);
  put('nobody', {userId: 'nobody'});
  await expect(decide('nobody')).rejects.toThrow(REFUSED);
});

test('a key that is revoked works for a minute at most, and one that expires not at all', async () => {
  put('key-1');
  put('key-2', {expiresAt: '2026-07-14T18:00:30.000Z'});
  await decide('key-1');
  await decide('key-2');
  fakes.change('key-1', {revokedAt: NOW});
  vi.advanceTimersByTime(30_000);
  await expect(decide('key-2')).rejects.toThrow(REFUSED);
  vi.advanceTimersByTime(30_000);
  await expect(decide('key-1')).rejects.toThrow(REFUSED);
});

test('a use that cannot be written refuses nobody, and brings back no key that was forgotten', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  put('key-1');
  await decide('key-1');
  fakes.forget('key-1');
  vi.advanceTimersByTime(59_999);
  expect((await decide('key-1')).policyDocument.Statement[0]?.Effect).toBe('Allow');
  put('key-2', {lastUsedAt: '2026-07-14T17:00:00.000Z'});
  fakes.failUpdates(new Error('secret'));
  expect((await decide('key-2')).policyDocument.Statement[0]?.Effect).toBe('Allow');
  expect(said.mock.calls).toEqual([['lastUsedAt was not written:', 'Error']]);
  said.mockRestore();
});

test('each operation is allowed or refused as the sandbox does, in the same words', async () => {
  const tried = [
    {readOnly: true},
    {allowedPaths: ['/locations/v2/objects/{objectIds}', '/weatheralerts']},
    {readOnly: true, allowedPaths: ['/locations', '/weatherforecast/v2/routes']},
  ];
  for (const [index, scope] of tried.entries()) {
    put(`key-${index}`, scope);
    for (const operation of servedContract().operations) {
      const request = `${operation.method} ${operation.path}`;
      const decision = await decide(`key-${index}`, request);
      let expected: string | undefined;
      try {
        const {readOnly = false, allowedPaths = null} = scope;
        requireScope({...fullScope, isReadOnly: readOnly, allowedPaths}, operation);
      } catch (error) {
        expected = (error as Error).message;
      }
      expect([request, decision.context.message]).toEqual([request, expected]);
      expect(decision.policyDocument.Statement[0]?.Effect).toBe(expected === undefined ? 'Allow' : 'Deny');
    }
  }
});

const template = createAuthorizerTemplate(scopes);

test('its template agrees with the published schemas, and is small enough', () => {
  expect(checkTemplate(template)).toEqual([]);
  expect(Buffer.byteLength(formatTemplate(template))).toBeLessThan(SIZE_LIMIT);
  // What API Gateway remembered for one operation would count for all.
  expect(template.Resources.KeyAuthorizer?.Properties.AuthorizerResultTtlInSeconds).toBe(0);
});

test('it may read keys and people, and write when a key was used, and nothing else', () => {
  const names = {
    'AWS::Partition': 'aws',
    'AWS::Region': 'REGION',
    'AWS::AccountId': 'ACCOUNT',
    UserPoolId: 'POOL',
    KeysTableName: 'KEYS',
  };
  const table = 'arn:aws:dynamodb:REGION:ACCOUNT:table/KEYS';
  const pool = 'arn:aws:cognito-idp:REGION:ACCOUNT:userpool/POOL';
  const role = template.Resources.KeyAuthorizerRole?.Properties.Policies as readonly {
    readonly PolicyDocument: Value;
  }[];
  const policies = role.map(({PolicyDocument}) => resolve(PolicyDocument, names)) as never as Policy[];
  const actions = ['Query', 'Scan', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'].map(
    (name) => `dynamodb:${name}`,
  );
  const ofPool = ['AdminGetUser', 'AdminListGroupsForUser', 'AdminUpdateUserAttributes', 'ListUsers'].map(
    (name) => `cognito-idp:${name}`,
  );
  const allowed = [...actions, ...ofPool].flatMap((action) =>
    [table, `${table}/index/by-digest`, pool, '*']
      .filter((resource) => isAllowed(policies, action, resource))
      .map((resource) => `${action} ${resource}`),
  );
  expect(allowed).toEqual([
    `dynamodb:Query ${table}/index/by-digest`,
    `dynamodb:UpdateItem ${table}`,
    `cognito-idp:AdminGetUser ${pool}`,
    `cognito-idp:AdminListGroupsForUser ${pool}`,
  ]);
});
