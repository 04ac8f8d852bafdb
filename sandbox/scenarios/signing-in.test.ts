import {Hub} from 'aws-amplify/utils';
import {CognitoJwtVerifier} from 'aws-jwt-verify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {adminAccount, developer, seededAccounts, visitor} from '../base/seededAccounts';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt, signInAs, tokens} from './amplify';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

/** Amazon's own verifier, given the keys that the sandbox publishes. */
async function verifier(tokenUse: 'access' | 'id') {
  const {userPoolId, userPoolClientId} = poolSettings;
  const verify = CognitoJwtVerifier.create({userPoolId, clientId: userPoolClientId, tokenUse});
  const response = await fetch(`${running.url}/${userPoolId}/.well-known/jwks.json`);
  verify.cacheJwks(await response.json());
  return verify;
}

test.each(seededAccounts.map(({email}) => email))('%s signs in with the seeded password', async (email) => {
  expect(await signInAs(email)).toBe('DONE');
});

test('the tokens of an administrator pass aws-jwt-verify and name the user', async () => {
  await signInAs(adminAccount.email);
  const {access, id} = await tokens();
  const idClaims = await (await verifier('id')).verify(id);
  const accessClaims = await (await verifier('access')).verify(access);
  expect(idClaims).toMatchObject({
    sub: adminAccount.accountId,
    'cognito:username': adminAccount.accountId,
    'cognito:groups': adminAccount.groups,
    'cognito:roles': [
      'arn:aws:iam::000000000000:role/developer-portal-admin',
      'arn:aws:iam::000000000000:role/developer-portal-user',
    ],
    'cognito:preferred_role': 'arn:aws:iam::000000000000:role/developer-portal-admin',
    email: adminAccount.email,
    email_verified: true,
    name: adminAccount.name,
    'custom:apiKeys': '["sandbox-admin-key"]',
    iss: 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_Sandbox01',
  });
  expect(accessClaims).toMatchObject({
    sub: adminAccount.accountId,
    username: adminAccount.accountId,
    client_id: poolSettings.userPoolClientId,
    scope: 'aws.cognito.signin.user.admin',
    'cognito:groups': adminAccount.groups,
  });
  expect(accessClaims.exp - accessClaims.iat).toBe(3600);
  expect(accessClaims.origin_jti).toBe(idClaims.origin_jti);
  expect(accessClaims.event_id).toBe(idClaims.event_id);
  expect(accessClaims.auth_time).toBe(idClaims.auth_time);
  expect(accessClaims.jti).not.toBe(idClaims.jti);
});

test('a token of one use does not pass for the other, nor with a changed claim', async () => {
  await signInAs(developer.email);
  const {access, id} = await tokens();
  await expect((await verifier('id')).verify(access)).rejects.toThrow();
  const [header, , signature] = id.split('.');
  const forged = Buffer.from(JSON.stringify({sub: adminAccount.accountId})).toString('base64url');
  await expect((await verifier('id')).verify(`${header}.${forged}.${signature}`)).rejects.toThrow();
});

test('a user without groups has no groups claim at all', async () => {
  await signInAs(visitor.email);
  const claims = await (await verifier('id')).verify((await tokens()).id);
  expect(claims).not.toHaveProperty('cognito:groups');
  expect(claims).not.toHaveProperty('cognito:preferred_role');
});

test('the e-mail address may be written in capitals', async () => {
  expect(await signInAs('Developer@Example.COM')).toBe('DONE');
});

test('the check for the platform accepts an id token and nothing else', async () => {
  const own = await startIdentity();
  pointAmplifyAt(own);
  await signInAs(developer.email);
  const {access, id} = await tokens();
  const {tokenCheck} = own.identity;
  expect(await tokenCheck(id)).toEqual({accountId: developer.accountId, groups: developer.groups});
  expect(await tokenCheck(access)).toBeUndefined();
  expect(await tokenCheck('not.a.token')).toBeUndefined();
  await own.clock.advance(3601);
  expect(await tokenCheck(id)).toBe('expired');
  await own.close();
  pointAmplifyAt(running);
});

test('Amplify reports the sign-in', async () => {
  const events: string[] = [];
  const stop = Hub.listen('auth', ({payload}) => events.push(payload.event));
  await signInAs(developer.email);
  stop();
  expect(events).toContain('signedIn');
});
