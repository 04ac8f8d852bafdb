import {readFileSync} from 'node:fs';
import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import {expect, test} from 'vitest';
import {
  ADMIN_ROLE,
  groups as sandboxGroups,
  KEY_SERVICE_ROLE,
  OPERATOR_ROLE,
} from '../sandbox/identity/pool/groups';
import {allowedOperations} from '../sandbox/identity/signature/policy';
import {poolActions} from '../src/admin/overview/rights/poolActions';
import {isAllowed, type Circumstances, type Policy} from './checks/isAllowed';
import type {Value} from './types';
import {propertiesOf, resolve, resourcesOf} from './testing/portalTemplate';

// The placeholders of decisions/0004, so that its policies can be compared with those of the template.
const POOL = 'arn:aws:cognito-idp:REGION:ACCOUNT:userpool/USER_POOL_ID';
const OTHER_POOL = 'arn:aws:cognito-idp:REGION:ACCOUNT:userpool/OTHER';
const TABLE = 'arn:aws:dynamodb:REGION:ACCOUNT:table/KEYS_TABLE';
const BUCKET = 'arn:aws:s3:::site';
const LOGS = 'arn:aws:s3:::logs';
const DISTRIBUTION = 'arn:aws:cloudfront::ACCOUNT:distribution/SITE';

const names = {
  'UserPool.Arn': POOL,
  'KeysTable.Arn': TABLE,
  'SiteBucket.Arn': BUCKET,
  'LogBucket.Arn': LOGS,
  IdentityPool: 'IDENTITY_POOL_ID',
  Distribution: 'SITE',
  'AWS::Partition': 'aws',
  'AWS::AccountId': 'ACCOUNT',
};

const onPool = (actions: readonly string[]) => actions.map((name) => `cognito-idp:${name}`);

/** What the portal's administration asks of the user pool. */
const adminActions = onPool(poolActions);

/** All that a user pool can be asked, as Amazon's client knows it. */
const everyAction = onPool(
  Object.keys(cognito)
    .filter((name) => name.endsWith('Command'))
    .map((name) => name.replace(/Command$/, '')),
);

/** What an admin must never be able to do, on the own pool or anywhere else. */
const forbiddenActions = everyAction
  .filter((action) => !adminActions.includes(action))
  .concat('iam:PassRole', 's3:GetObject', 'lambda:UpdateFunctionCode', 'sts:AssumeRole')
  .concat('cognito-identity:SetIdentityPoolRoles');

test("Amazon's client knows what is allowed, and much more that is not", () => {
  expect(adminActions.filter((action) => !everyAction.includes(action))).toEqual([]);
  for (const action of ['AdminUpdateUserAttributes', 'AdminSetUserPassword', 'UpdateGroup', 'DeleteUserPool'])
    expect(forbiddenActions).toContain(`cognito-idp:${action}`);
  expect(forbiddenActions.length).toBeGreaterThan(80);
});

test('an admin of the portal may do what its pages ask, on this pool alone', () => {
  const policies = policiesOf('PortalAdminRole');
  for (const action of adminActions) {
    expect([action, isAllowed(policies, action, POOL)]).toEqual([action, true]);
    expect([action, isAllowed(policies, action, OTHER_POOL)]).toEqual([action, false]);
  }
});

test('an admin of the portal can write no keys, set no password and change neither pool nor groups', () => {
  const policies = policiesOf('PortalAdminRole');
  for (const action of forbiddenActions)
    for (const resource of [POOL, OTHER_POOL, '*'])
      expect([action, isAllowed(policies, action, resource)]).toEqual([action, false]);
});

test('everybody else who is signed in may do nothing', () => {
  const policies = policiesOf('PortalUserRole');
  for (const action of [...adminActions, ...forbiddenActions])
    expect([action, isAllowed(policies, action, POOL)]).toEqual([action, false]);
});

test('the portal service writes keys of this pool and this table, and may do nothing else', () => {
  const policies = policiesOf('PortalServiceRole');
  const allowed = [
    ...onPool(['AdminGetUser', 'AdminListGroupsForUser', 'AdminUpdateUserAttributes']).map((action) => [
      action,
      POOL,
    ]),
    ...['Query', 'PutItem', 'UpdateItem'].map((name) => [`dynamodb:${name}`, TABLE]),
  ];
  const tried = [...adminActions, ...forbiddenActions, 'dynamodb:DeleteTable', 'dynamodb:DeleteItem']
    .concat('dynamodb:Scan', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    .flatMap((action) => [POOL, OTHER_POOL, TABLE, '*'].map((resource) => [action, resource]));
  expect(
    tried.filter(([action = '', resource = '']) => isAllowed(policies, action, resource)).toSorted(),
  ).toEqual(allowed.toSorted());
});

test.each(['PortalUserRole', 'PortalAdminRole'])(
  '%s is assumed through this identity pool, by whoever is signed in, and by nobody else',
  (role) => {
    const assume = 'sts:AssumeRoleWithWebIdentity';
    const principal = {Federated: 'cognito-identity.amazonaws.com'};
    const keysOf = (aud: string, amr: string) => ({
      'cognito-identity.amazonaws.com:aud': aud,
      'cognito-identity.amazonaws.com:amr': [amr, 'cognito-idp.us-west-2.amazonaws.com/USER_POOL_ID'],
    });
    const keys = keysOf('IDENTITY_POOL_ID', 'authenticated');
    const policies = [trustOf(role)];
    expect(isAllowed(policies, assume, '*', {principal, keys})).toBe(true);
    expect(isAllowed(policies, 'sts:AssumeRole', '*', {principal, keys})).toBe(false);
    const others: readonly Circumstances[] = [
      {principal, keys: keysOf('ANOTHER_IDENTITY_POOL', 'authenticated')},
      {principal, keys: keysOf('IDENTITY_POOL_ID', 'unauthenticated')},
      {principal},
      {principal: {Federated: 'accounts.example.com'}, keys},
      {principal: {AWS: 'arn:aws:iam::ACCOUNT:root'}, keys},
      {principal: {Service: 'cognito-identity.amazonaws.com'}, keys},
    ];
    for (const other of others)
      expect([other, isAllowed(policies, assume, '*', other)]).toEqual([other, false]);
  },
);

test('the files of the site are read by its distribution alone, over HTTPS, and written by no policy', () => {
  const policies = [
    resolve(propertiesOf('SiteBucketPolicy').PolicyDocument ?? null, names),
  ] as never as Policy[];
  const principal = {Service: 'cloudfront.amazonaws.com'};
  const keysOf = (arn: string, isSecure = true) => ({
    'aws:SourceArn': arn,
    'aws:SecureTransport': String(isSecure),
  });
  const distribution = {principal, keys: keysOf(DISTRIBUTION)};
  const may = (action: string, resource: string, who: Circumstances) =>
    isAllowed(policies, `s3:${action}`, resource, who);
  expect(may('GetObject', `${BUCKET}/index.html`, distribution)).toBe(true);
  expect(may('ListBucket', BUCKET, distribution)).toBe(true);
  for (const action of ['PutObject', 'DeleteObject', 'PutBucketPolicy', 'GetObjectVersion'])
    for (const resource of [BUCKET, `${BUCKET}/index.html`])
      expect([action, may(action, resource, distribution)]).toEqual([action, false]);
  expect(may('GetObject', 'arn:aws:s3:::logs/site/1.gz', distribution)).toBe(false);
  const others: readonly Circumstances[] = [
    {principal, keys: keysOf('arn:aws:cloudfront::ACCOUNT:distribution/OTHER')},
    {principal, keys: keysOf('arn:aws:cloudfront::OTHER:distribution/SITE')},
    {principal, keys: keysOf(DISTRIBUTION, false)},
    {principal: {AWS: 'arn:aws:iam::ACCOUNT:user/somebody'}, keys: keysOf(DISTRIBUTION)},
    {keys: keysOf(DISTRIBUTION)},
  ];
  for (const other of others)
    expect([other, may('GetObject', `${BUCKET}/index.html`, other)]).toEqual([other, false]);
});

test.each([
  ['SiteBucketPolicy', BUCKET],
  ['LogBucketPolicy', LOGS],
])('%s lets nobody use the bucket without HTTPS', (id, bucket) => {
  const policy = resolve(propertiesOf(id).PolicyDocument ?? null, names) as never as Policy;
  // Whatever else somebody may do, by a policy of their own or by the bucket's access list.
  const all: Policy = {Statement: [{Effect: 'Allow', Action: 's3:*', Resource: '*'}]};
  const keysOf = (isSecure: boolean) => ({keys: {'aws:SecureTransport': String(isSecure)}});
  for (const action of ['s3:GetObject', 's3:PutObject', 's3:ListBucket', 's3:GetBucketAcl'])
    for (const resource of [bucket, `${bucket}/site/1.gz`]) {
      expect([action, isAllowed([all, policy], action, resource, keysOf(true))]).toEqual([action, true]);
      expect([action, isAllowed([all, policy], action, resource, keysOf(false))]).toEqual([action, false]);
    }
});

test('an explicit deny wins over a permission, and a condition that nobody knows is an error', () => {
  const all: Policy = {Statement: [{Effect: 'Allow', Action: 'cognito-idp:*', Resource: '*'}]};
  const none: Policy = {Statement: [{Effect: 'Deny', Action: 'cognito-idp:Admin*', Resource: POOL}]};
  expect(isAllowed([all], 'cognito-idp:AdminGetUser', POOL)).toBe(true);
  expect(isAllowed([all, none], 'cognito-idp:AdminGetUser', POOL)).toBe(false);
  const old: Policy = {
    Statement: [{Effect: 'Allow', Action: '*', Condition: {DateLessThan: {'aws:CurrentTime': '2026'}}}],
  };
  expect(() => isAllowed([old], 'cognito-idp:AdminGetUser', POOL)).toThrow('DateLessThan is not known here');
});

const decision = readFileSync('decisions/0004-identity-in-production.md', 'utf8');

test('decision, template and sandbox have the same policies', () => {
  const [trust, admin, keyService, operator, ...others] = [
    ...decision.matchAll(/^```json\n(.*?)^```/gms),
  ].map(([, text = '']) => JSON.parse(text) as Policy);
  expect(others).toEqual([]);
  expect([trustOf('PortalAdminRole'), trustOf('PortalUserRole')]).toEqual([trust, trust]);
  expect(policiesOf('PortalAdminRole')).toEqual([admin]);
  expect(admin?.Statement.map(({Action}) => Action)).toEqual([adminActions]);
  expect(policiesOf('PortalServiceRole')).toEqual([keyService]);
  const inSandbox = (role: string) => onPool(allowedOperations.get(role) ?? []);
  expect([...allowedOperations.keys()]).toEqual([ADMIN_ROLE, KEY_SERVICE_ROLE, OPERATOR_ROLE]);
  expect(inSandbox(ADMIN_ROLE)).toEqual(adminActions);
  expect(inSandbox(KEY_SERVICE_ROLE)).toEqual(keyService?.Statement[0]?.Action);
  expect(inSandbox(OPERATOR_ROLE)).toEqual(operator?.Statement[0]?.Action);
});

test('decision, template and sandbox have the same groups', () => {
  const written = new Map(
    [...decision.matchAll(/^\| (`.*) \| (\d+) \| `portal-(\w+)`/gm)].flatMap(
      ([, who = '', precedence, role]) =>
        [...who.matchAll(/`([\w-]+…?)`/g)].map(([, name = '']) => [name, [Number(precedence), role]]),
    ),
  );
  const ruleOf = (name: string) => written.get(name) ?? written.get(name.replace(/-.*/, '-…'));
  const made = resourcesOf('AWS::Cognito::UserPoolGroup').map(({Properties}) => ({
    name: String(Properties.GroupName),
    rule: [
      Properties.Precedence,
      JSON.stringify(Properties.RoleArn).includes('PortalAdminRole') ? 'admin' : 'user',
    ],
  }));
  const seeded = sandboxGroups.map(({name, precedence, roleArn}) => ({
    name,
    rule: [precedence, roleArn === ADMIN_ROLE ? 'admin' : 'user'],
  }));
  expect(written.size).toBe(4);
  const byName = (list: typeof seeded) => list.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(byName(seeded)).toEqual(byName(made.map(({name}) => ({name, rule: ruleOf(name) as never}))));
  expect(byName(made as typeof seeded)).toEqual(byName(seeded));
});

/** The policies of a role. */
function policiesOf(role: string): Policy[] {
  const policies = (propertiesOf(role).Policies ?? []) as readonly {PolicyDocument: Value}[];
  return policies.map(({PolicyDocument}) => resolve(PolicyDocument, names) as unknown as Policy);
}

/** Who may assume a role. */
function trustOf(role: string): Policy {
  return resolve(propertiesOf(role).AssumeRolePolicyDocument ?? null, names) as unknown as Policy;
}
