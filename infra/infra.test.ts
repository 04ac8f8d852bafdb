import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {portalServiceOperations} from '../sandbox/testing/servedContract';
import {workerPolicy} from '../scripts/headers/workerPolicy';
import type {SiteConfig} from '../src/site/types';
import {checkTemplate} from './checks/checkTemplate';
import {failedRules} from './checks/failedRules';
import {checkProperties} from './checks/properties';
import {formatTemplate, SIZE_LIMIT} from './template';
import {propertiesOf, resourcesOf, site, template, templateOf} from './testing/portalTemplate';
import type {Resource, Template, Value} from './types';

test('the template agrees with the published resource schemas and refers to nothing that is not there', () => {
  expect(checkTemplate(template)).toEqual([]);
});

test('the template is small enough to be deployed as a file, with room for the policy of a build', () => {
  const scripts = Array.from({length: 20}, (_, index) => `go(${index})`);
  const full = templateOf(site, scripts);
  expect(Buffer.byteLength(formatTemplate(full))).toBeLessThan(SIZE_LIMIT);
  expect(JSON.parse(formatTemplate(full))).toEqual(full);
});

test('a domain without a certificate is refused before anything is made, and so is a certificate without a domain', () => {
  const DomainName = 'developer.example.com';
  const CertificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/0a1b';
  expect(failedRules(template, {})).toEqual([]);
  expect(failedRules(template, {DomainName, CertificateArn})).toEqual([]);
  expect(failedRules(template, {DomainName})).toEqual([
    'DomainName needs CertificateArn, a certificate for that domain in us-east-1',
  ]);
  expect(failedRules(template, {CertificateArn})).toEqual([
    'CertificateArn is for DomainName, which is empty',
  ]);
});

test('every function writes to a log group of the stack, and every log is forgotten after the days that were chosen', () => {
  const functions = resourcesOf('AWS::Lambda::Function').map(({Properties}) => Properties.LoggingConfig);
  expect(functions).toEqual([{LogGroup: {Ref: 'RefuseKeysLogs'}}, {LogGroup: {Ref: 'PortalServiceLogs'}}]);
  const logs = resourcesOf('AWS::Logs::LogGroup').map(({Properties}) => Properties);
  expect(logs).toEqual([1, 2, 3].map(() => ({RetentionInDays: {Ref: 'LogDays'}})));
  expect(propertiesOf('LogBucket').LifecycleConfiguration).toMatchObject({
    Rules: [{Status: 'Enabled', ExpirationInDays: {Ref: 'LogDays'}}],
  });
  const {Default, AllowedValues} = template.Parameters.LogDays as Record<string, Value>;
  expect(AllowedValues).toContain(Default);
  for (const RetentionInDays of AllowedValues as readonly Value[])
    expect(checkProperties('Logs', 'AWS::Logs::LogGroup', {RetentionInDays})).toEqual([]);
});

test("each request to the portal service's API is logged, without its headers or body", () => {
  const {DestinationArn, Format} = propertiesOf('PortalServiceStage').AccessLogSettings as Record<
    string,
    Value
  >;
  expect(DestinationArn).toEqual({'Fn::GetAtt': ['PortalServiceRequests', 'Arn']});
  expect(JSON.parse(Format as string)).toEqual({
    time: '$context.requestTime',
    requestId: '$context.requestId',
    ip: '$context.identity.sourceIp',
    user: '$context.authorizer.claims.sub',
    method: '$context.httpMethod',
    path: '$context.path',
    status: '$context.status',
    milliseconds: '$context.responseLatency',
    refused: '$context.authorizer.error',
  });
});

test('a portal below a path has its page of missing addresses there', () => {
  const notFoundPage = (baseUrl: string) => {
    const {Resources} = templateOf({...site, baseUrl});
    return Resources.Distribution?.Properties.DistributionConfig;
  };
  expect(notFoundPage('/')).toMatchObject({CustomErrorResponses: [{ResponsePagePath: '/404.html'}]});
  expect(notFoundPage('/developers/')).toMatchObject({
    CustomErrorResponses: [{ResponsePagePath: '/developers/404.html'}],
  });
});

test('the worker of the sandbox in the page has headers of its own, where a server of the site is in the page', () => {
  const made = (inPage: boolean) => {
    const servers = site.api.servers.map((server) => ({...server, inPage}));
    const own = {...site, baseUrl: '/developers/', api: {...site.api, servers}};
    return templateOf(own);
  };
  const {Resources} = made(true);
  expect(checkTemplate(made(true))).toEqual([]);
  expect(formatTemplate(made(true)).length).toBeLessThanOrEqual(SIZE_LIMIT);
  const worker = {
    PathPattern: '/developers/assets/js/sandbox/*',
    ResponseHeadersPolicyId: {Ref: 'SandboxResponseHeaders'},
  };
  expect(Resources.Distribution?.Properties).toMatchObject({DistributionConfig: {CacheBehaviors: [worker]}});
  expect(Resources.SandboxResponseHeaders?.Properties).toMatchObject({
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {ContentSecurityPolicy: {ContentSecurityPolicy: workerPolicy}},
    },
  });
  expect(made(false).Resources).not.toHaveProperty('SandboxResponseHeaders');
  expect(made(false).Resources.Distribution?.Properties.DistributionConfig).not.toHaveProperty(
    'CacheBehaviors',
  );
});

test('a template with mistakes is told each of them', () => {
  const {UserPool, UserPoolClient} = template.Resources as Record<string, Resource>;
  const wrong = {
    ...template,
    Parameters: {Colour: {Type: 'String'}},
    Rules: {
      ShapeIsRound: {
        Assertions: [{Assert: {'Fn::Equals': [{Ref: 'Shape'}, 'round']}, AssertDescription: 'round'}],
      },
    },
    Conditions: {
      IsBlue: {'Fn::Equals': ['blue', 'red']},
      IsRed: {'Fn::Not': [{Condition: 'IsGreen'}]},
    },
    Resources: {
      UserPool: {
        ...UserPool,
        Properties: {
          UserPoolNam: 'x',
          EnabledMfas: 'TOTP',
          UserPoolTier: 'GOLD',
          AutoVerifiedAttributes: [1],
        },
      },
      UserPoolClient: {
        ...UserPoolClient,
        Properties: {UserPoolId: {'Fn::GetAtt': ['UserPool', 'Name']}, ClientName: {Ref: 'Nobody'}},
      },
      Bucket: {Type: 'AWS::S3::Bukkit', Properties: {}},
      Topic: {Type: 'AWS::SNS::Topic', Condition: 'Never', Properties: {}},
      Policy: {Type: 'AWS::S3::BucketPolicy', Properties: {}},
      Log: {Type: 'AWS::Logs::LogGroup', Properties: {RetentionInDays: 2}},
      Queue: {Type: 'AWS::SQS::Queue', DependsOn: ['Nowhere'], Properties: {MaximumMessageSize: 1.5}},
      First: {
        Type: 'AWS::SNS::Topic',
        DependsOn: 'Second',
        Properties: {TopicName: {'Fn::If': ['IsRed', 'a', {Ref: 'AWS::NoValue'}]}},
      },
      Second: {Type: 'AWS::SNS::Topic', Properties: {TopicName: {'Fn::Sub': '${Third.TopicName}-2'}}},
      Third: {Type: 'AWS::SNS::Topic', Properties: {TopicName: {Ref: 'First'}}},
    },
    Outputs: {},
  } as unknown as Template;
  expect(checkTemplate(wrong)).toEqual([
    'UserPool.UserPoolNam is no property of it',
    'UserPool.EnabledMfas must be a list',
    'UserPool.UserPoolTier must be one of LITE, ESSENTIALS, PLUS',
    'UserPool.AutoVerifiedAttributes[0] must be a string',
    'Bucket is of type AWS::S3::Bukkit, which does not exist',
    'Policy.Bucket is required',
    'Policy.PolicyDocument is required',
    expect.stringMatching(/^Log\.RetentionInDays must be one of 1, 3, 5, /),
    'Queue.MaximumMessageSize must be an integer',
    'Shape is referred to and not there',
    'Nobody is referred to and not there',
    'UserPool.Name is no attribute of a resource',
    'condition IsGreen is not there',
    'condition Never is not there',
    'Queue depends on Nowhere, which is not there',
    'First → Second → Third → First wait for each other',
    'parameter Colour is not used',
    'condition IsBlue is not used',
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

test('an app client allows a choice of first factors where the portal offers one alone', () => {
  const flowsOf = (firstFactors: SiteConfig['identity']['firstFactors']) =>
    templateOf({...site, identity: {...site.identity, firstFactors}}).Resources.UserPoolClient?.Properties
      .ExplicitAuthFlows;
  expect(flowsOf(['password'])).toEqual(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
  expect(flowsOf(['password', 'passkey'])).toEqual([
    'ALLOW_USER_AUTH',
    'ALLOW_USER_SRP_AUTH',
    'ALLOW_REFRESH_TOKEN_AUTH',
  ]);
});

test('a portal that signs people in by SMS is told that the template cannot', () => {
  const identity = {...site.identity, firstFactors: ['password' as const, 'smsCode' as const]};
  expect(() => templateOf({...site, identity})).toThrow("take 'smsCode' out of identity.firstFactors");
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

test('guests are let in where the site says so, with a role of their own that permits nothing', () => {
  expect(template.Resources.PortalGuestRole).toBeUndefined();
  expect(propertiesOf('IdentityPool').AllowUnauthenticatedIdentities).toBe(false);
  const open = templateOf({...site, identity: {...site.identity, allowGuestAccess: true}});
  expect(checkTemplate(open)).toEqual([]);
  const {IdentityPool, IdentityPoolRoles, PortalGuestRole} = open.Resources;
  expect(IdentityPool?.Properties.AllowUnauthenticatedIdentities).toBe(true);
  expect(IdentityPoolRoles?.Properties.Roles).toEqual({
    authenticated: {'Fn::GetAtt': ['PortalUserRole', 'Arn']},
    unauthenticated: {'Fn::GetAtt': ['PortalGuestRole', 'Arn']},
  });
  expect(PortalGuestRole?.Properties).not.toHaveProperty('Policies');
  expect(JSON.stringify(PortalGuestRole)).toContain('"cognito-identity.amazonaws.com:amr":"unauthenticated"');
});

test('the keys are not deleted by mistake, neither with the stack nor by themselves', () => {
  expect(template.Resources.KeysTable).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
  });
  expect(propertiesOf('KeysTable').DeletionProtectionEnabled).toBe(true);
});
