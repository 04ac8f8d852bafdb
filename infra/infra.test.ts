import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {portalServiceOperations} from '../sandbox/contract/operations/servedContract';
import {cloudFrontHeaders} from '../scripts/headers/hosts/cloudFront';
import {responseHeaders} from '../scripts/headers/responseHeaders';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {checkTemplate} from './checks/checkTemplate';
import {isAllowed, type Policy} from './checks/isAllowed';
import {createTemplate, formatTemplate, type Resource, type Template, type Value} from './template';

const site = await loadSiteConfig(process.cwd());
const template = createTemplate(site, cloudFrontHeaders(responseHeaders(site, [])));
const POOL = 'arn:aws:cognito-idp:us-west-2:111122223333:userpool/us-west-2_Own';
const TABLE = 'arn:aws:dynamodb:us-west-2:111122223333:table/portal-keys';
const OTHER_POOL = 'arn:aws:cognito-idp:us-west-2:111122223333:userpool/us-west-2_Other';

/** What the portal's administration asks of the user pool. */
const adminActions = [
  ...['DescribeUserPool', 'ListUsers', 'ListUsersInGroup', 'ListGroups', 'AdminGetUser'],
  ...['AdminListGroupsForUser', 'AdminAddUserToGroup', 'AdminRemoveUserFromGroup', 'AdminCreateUser'],
  ...['AdminDeleteUser', 'AdminEnableUser', 'AdminDisableUser', 'AdminResetUserPassword'],
  ...['AdminSetUserMFAPreference', 'AdminUserGlobalSignOut'],
].map((name) => `cognito-idp:${name}`);

/** What it must never be able to do, on its own pool or anywhere else. */
const forbiddenActions = [
  ...['AdminUpdateUserAttributes', 'AdminSetUserPassword', 'AdminInitiateAuth'],
  ...[
    'CreateGroup',
    'UpdateGroup',
    'DeleteGroup',
    'UpdateUserPool',
    'UpdateUserPoolClient',
    'DeleteUserPool',
  ],
  ...['CreateUserPoolClient', 'DescribeUserPoolClient', 'SetUserPoolMfaConfig', 'AddCustomAttributes'],
]
  .map((name) => `cognito-idp:${name}`)
  .concat(
    'iam:PassRole',
    's3:GetObject',
    'lambda:UpdateFunctionCode',
    'sts:AssumeRole',
    'cognito-identity:SetIdentityPoolRoles',
  );

test('the template agrees with the published resource schemas and refers to nothing that is not there', () => {
  expect(checkTemplate(template)).toEqual([]);
});

test('the template is small enough to be deployed as a file', () => {
  expect(Buffer.byteLength(formatTemplate(template))).toBeLessThan(51_200);
});

test('a template with mistakes is told each of them', () => {
  const {UserPool, UserPoolClient} = template.Resources as Record<string, Resource>;
  const wrong = {
    ...template,
    Resources: {
      UserPool: {...UserPool, Properties: {UserPoolNam: 'x', EnabledMfas: 'TOTP'}},
      UserPoolClient: {
        ...UserPoolClient,
        Properties: {UserPoolId: {'Fn::GetAtt': ['UserPool', 'Name']}, ClientName: {Ref: 'Nobody'}},
      },
      Bucket: {Type: 'AWS::S3::Bukkit', Properties: {}},
      Topic: {Type: 'AWS::SNS::Topic', Condition: 'Never', Properties: {}},
      Policy: {Type: 'AWS::S3::BucketPolicy', Properties: {}},
    },
    Outputs: {},
  } as unknown as Template;
  expect(checkTemplate(wrong)).toEqual([
    'UserPool.UserPoolNam is no property of it',
    'UserPool.EnabledMfas must be a list',
    'Bucket is of type AWS::S3::Bukkit, which does not exist',
    'Policy.Bucket is required',
    'Policy.PolicyDocument is required',
    'Nobody is referred to and not there',
    'UserPool.Name is no attribute of a resource',
    'condition Never is not there',
  ]);
});

test('every group of site.config.ts is made, and the admins have the lowest precedence', () => {
  const {groups} = site;
  const made = resourcesOf('AWS::Cognito::UserPoolGroup').map(({Properties}) => Properties);
  const named = [
    groups.developerAdmins,
    groups.developerUsers,
    groups.dashboardAdmins,
    ...Object.values(groups.dashboard),
    ...Object.values(groups.separate),
  ];
  expect(made.map(({GroupName}) => GroupName).toSorted()).toEqual(named.toSorted());
  const admins = made.filter(({RoleArn}) => JSON.stringify(RoleArn).includes('PortalAdminRole'));
  expect(admins).toMatchObject([{GroupName: groups.developerAdmins, Precedence: 1}]);
  expect(made.filter(({Precedence}) => (Precedence as number) <= 1)).toHaveLength(1);
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
    ...['AdminGetUser', 'AdminListGroupsForUser', 'AdminUpdateUserAttributes'].map((name) => [
      `cognito-idp:${name}`,
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

test('the portal service takes tokens of this pool from pages of the portal alone', () => {
  const routes = resourcesOf('AWS::ApiGatewayV2::Route').map(({Properties}) => Properties);
  expect(routes.map(({RouteKey}) => RouteKey).toSorted()).toEqual(
    portalServiceOperations()
      .map(({method, path}) => `${method} ${path}`)
      .toSorted(),
  );
  for (const {AuthorizationType} of routes) expect(AuthorizationType).toBe('JWT');
  expect(propertiesOf('PortalServiceAuthorizer').JwtConfiguration).toMatchObject({
    Audience: [{Ref: 'UserPoolClient'}],
  });
  expect(propertiesOf('PortalServiceApi').CorsConfiguration).toMatchObject({AllowOrigins: [site.url]});
  expect(propertiesOf('PortalServiceFunction').Environment).toMatchObject({
    Variables: {ADMIN_GROUP: site.groups.developerAdmins},
  });
});

test('an explicit deny wins over a permission', () => {
  const all: Policy = {Statement: [{Effect: 'Allow', Action: 'cognito-idp:*', Resource: '*'}]};
  const none: Policy = {Statement: [{Effect: 'Deny', Action: 'cognito-idp:Admin*', Resource: POOL}]};
  expect(isAllowed([all], 'cognito-idp:AdminGetUser', POOL)).toBe(true);
  expect(isAllowed([all, none], 'cognito-idp:AdminGetUser', POOL)).toBe(false);
});

test('people cannot write their own keys, and no account is made with keys', async () => {
  const {WriteAttributes, ExplicitAuthFlows, GenerateSecret} = propertiesOf('UserPoolClient');
  expect(WriteAttributes).toEqual(['email', 'name', 'custom:weatherThresholds']);
  expect(ExplicitAuthFlows).toEqual(['ALLOW_USER_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
  expect(GenerateSecret).toBe(false);

  expect(propertiesOf('UserPool').LambdaConfig).toHaveProperty('PreSignUp');
  const exports: {handler?: (event: unknown) => Promise<unknown>} = {};
  runInNewContext(readFileSync('infra/refuseKeys.js', 'utf8'), {exports});
  const eventOf = (userAttributes: Record<string, string>) => ({request: {userAttributes}});
  const plain = eventOf({email: 'a@example.com', name: 'A'});
  expect(await exports.handler?.(plain)).toBe(plain);
  await expect(exports.handler?.(eventOf({'custom:apiKeys': '["k"]'}))).rejects.toThrow(
    'custom:apiKeys is written by the key service alone',
  );
});

test('the user pool allows what the portal offers to begin with, and passkeys of the portal alone', () => {
  const {MfaConfiguration, Policies, WebAuthnRelyingPartyID, WebAuthnUserVerification} =
    propertiesOf('UserPool');
  expect(Policies).toMatchObject({
    SignInPolicy: {AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP']},
  });
  expect(JSON.stringify(WebAuthnRelyingPartyID)).toContain('{"Ref":"DomainName"}');
  expect(WebAuthnUserVerification).toEqual({Ref: 'PasskeyVerification'});
  expect(template.Parameters.PasskeyVerification).toMatchObject({Default: 'required'});
  // Amazon refuses passkeys of one factor in a pool that demands two.
  expect(MfaConfiguration).toBe('OPTIONAL');
});

test('a portal that signs people in by SMS is told that the template cannot', () => {
  const identity = {...site.identity, firstFactors: ['password' as const, 'smsCode' as const]};
  expect(() => createTemplate({...site, identity}, cloudFrontHeaders(responseHeaders(site, [])))).toThrow(
    "take 'smsCode' out of identity.firstFactors",
  );
});

test('a new address counts once its code has come back', () => {
  expect(propertiesOf('UserPool').UserAttributeUpdateSettings).toEqual({
    AttributesRequireVerificationBeforeUpdate: ['email'],
  });
});

test.each([
  ['/', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
  ['/docs/2.76.0', '/docs/2.76.0/index.html'],
  ['/docs/index.md', '/docs/index.md'],
  ['/assets/js/main.0a1b.js', '/assets/js/main.0a1b.js'],
])('the host answers %s by the file %s', (uri, file) => {
  const context: {handler?: (event: unknown) => {uri: string}} = {};
  runInNewContext(`${readFileSync('infra/cleanUrls.js', 'utf8')}; this.handler = handler;`, context);
  expect(context.handler?.({request: {uri}}).uri).toBe(file);
});

function resourcesOf(type: string): Resource[] {
  return Object.values(template.Resources).filter(({Type}) => Type === type);
}

function propertiesOf(id: string): Readonly<Record<string, Value>> {
  return template.Resources[id]?.Properties ?? {};
}

/** The policies of a role, with the ARNs of pool and table where the template says `Fn::GetAtt`. */
function policiesOf(role: string): Policy[] {
  const policies = (propertiesOf(role).Policies ?? []) as unknown as {PolicyDocument: unknown}[];
  return policies.map(
    ({PolicyDocument}) =>
      JSON.parse(
        JSON.stringify(PolicyDocument)
          .replaceAll('{"Fn::GetAtt":["UserPool","Arn"]}', `"${POOL}"`)
          .replaceAll('{"Fn::GetAtt":["KeysTable","Arn"]}', `"${TABLE}"`),
      ) as Policy,
  );
}
