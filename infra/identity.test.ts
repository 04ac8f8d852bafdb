import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {portalServiceOperations} from '../sandbox/testing/servedContract';
import type {SiteConfig} from '../src/site/types';
import {checkTemplate} from './checks/checkTemplate';
import {propertiesOf, resourcesOf, site, template, templateOf} from './testing/portalTemplate';

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
