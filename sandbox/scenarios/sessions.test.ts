import {createHmac, createPublicKey} from 'node:crypto';
import {
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {fetchAuthSession, fetchUserAttributes, signOut, updatePassword} from 'aws-amplify/auth';
import {cognitoUserPoolsTokenProvider} from 'aws-amplify/auth/cognito';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt, signInAs, tokens} from './amplify';
import {expectRefusal} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

const ClientId = poolSettings.userPoolClientId;

let running: RunningIdentity;
let email: string;
beforeAll(async () => {
  running = await startService({standing: new Date()});
  pointAmplifyAt(running);
});
beforeEach(async () => {
  email = await signUpUser(running);
  await signInAs(email, PASSWORD);
});
afterAll(() => running.close());

/** The refresh token that Amplify stores and returns from none of its functions. */
async function refreshToken(): Promise<string> {
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  return stored?.refreshToken ?? '';
}

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const byRefreshToken = async (token: string) =>
  running.userPool().send(new GetTokensFromRefreshTokenCommand({ClientId, RefreshToken: token}));

const getUser = (AccessToken: string) => running.userPool().send(new GetUserCommand({AccessToken}));

test('a forced refresh returns fresh tokens of the same session', async () => {
  const before = await tokens();
  await running.clock.advance(120);
  const after = await tokens({forceRefresh: true});
  const [old, fresh] = [claimsOf(before.access), claimsOf(after.access)];
  expect(fresh).toMatchObject({origin_jti: old.origin_jti, event_id: old.event_id, auth_time: old.auth_time});
  expect(fresh.jti).not.toBe(old.jti);
  expect(Number(fresh.iat) - Number(old.iat)).toBeGreaterThanOrEqual(120);
});

test('an access token is good for an hour', async () => {
  const {access} = await tokens();
  await running.clock.advance(3595);
  await getUser(access);
  await running.clock.advance(5);
  await expectRefusal(getUser(access), 'NotAuthorizedException', 'Access Token has expired');
});

test('older clients refresh by InitiateAuth', async () => {
  const REFRESH_TOKEN = await refreshToken();
  for (const AuthFlow of ['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'] as const) {
    const {AuthenticationResult} = await running
      .userPool()
      .send(new InitiateAuthCommand({ClientId, AuthFlow, AuthParameters: {REFRESH_TOKEN}}));
    expect(AuthenticationResult).toMatchObject({ExpiresIn: 3600, TokenType: 'Bearer'});
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
  }
});

test('a refresh token is good for thirty days', async () => {
  const token = await refreshToken();
  await running.clock.advance(30 * 86400 - 10);
  await byRefreshToken(token);
  await running.clock.advance(10);
  await expectRefusal(byRefreshToken(token), 'NotAuthorizedException', 'Refresh Token has expired');
  expect((await fetchAuthSession({forceRefresh: true})).tokens).toBeUndefined();
});

test('what is no refresh token is refused', async () => {
  const {access} = await tokens();
  for (const token of ['nonsense', access])
    await expectRefusal(byRefreshToken(token), 'NotAuthorizedException', 'Invalid Refresh Token');
});

test('signing out ends this session alone: refresh and access token', async () => {
  const [{access}, token] = [await tokens(), await refreshToken()];
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  await signInAs(email, PASSWORD);
  const other = await refreshToken();
  await running.userPool().send(new RevokeTokenCommand({ClientId, Token: token}));
  await expectRefusal(byRefreshToken(token), 'NotAuthorizedException', 'Refresh Token has been revoked');
  await expectRefusal(getUser(access), 'NotAuthorizedException', 'Access Token has been revoked');
  await byRefreshToken(other);
});

test("Amplify's sign-out revokes the token", async () => {
  const token = await refreshToken();
  await signOut();
  await expectRefusal(byRefreshToken(token), 'NotAuthorizedException', 'Refresh Token has been revoked');
});

test('only refresh tokens can be revoked', async () => {
  const {access} = await tokens();
  const revoke = (Token: string) => running.userPool().send(new RevokeTokenCommand({ClientId, Token}));
  await expect(revoke(access)).rejects.toMatchObject({name: 'UnsupportedTokenTypeException'});
  await expect(revoke('nonsense')).rejects.toMatchObject({name: 'InvalidParameterException'});
});

test('signing out everywhere ends every session', async () => {
  const first = await refreshToken();
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  await signInAs(email, PASSWORD);
  const second = await refreshToken();
  await signOut({global: true});
  for (const token of [first, second])
    await expectRefusal(byRefreshToken(token), 'NotAuthorizedException', 'Refresh Token has been revoked');
});

test('a foreign, forged or unsigned access token is refused', async () => {
  const {access, id} = await tokens();
  const [header = '', payload = ''] = access.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const token of [id, `${header}.${payload}.AAAA`, `${none}.${payload}.AAAA`, 'a.b.c', 'nonsense'])
    await expectRefusal(getUser(token), 'NotAuthorizedException', 'Invalid Access Token');
});

test('a token has one spelling, and its header names neither algorithm nor key', async () => {
  const own = await startIdentity();
  pointAmplifyAt(own);
  await signInAs(await signUpUser(own), PASSWORD);
  const {access, id} = await tokens();
  const [header = '', payload = '', signature = ''] = id.split('.');
  const {tokenCheck} = own.identity;
  expect(await tokenCheck(id)).toBeDefined();
  const headerWith = (changes: object) =>
    Buffer.from(
      JSON.stringify({...JSON.parse(Buffer.from(header, 'base64url').toString()), ...changes}),
    ).toString('base64url');
  const {keys} = await (await fetch(`${own.url}/${poolSettings.userPoolId}/.well-known/jwks.json`)).json();
  const publicKey = createPublicKey({key: keys[0], format: 'jwk'}).export({type: 'spki', format: 'pem'});
  const symmetric = `${headerWith({alg: 'HS256', kid: keys[0].kid})}.${payload}`;
  const forgeries = [
    `${id}!`,
    `${id}==`,
    ` ${id}`,
    `${header}.${payload}.${signature.slice(0, 20)}*${signature.slice(20)}`,
    `${headerWith({kid: JSON.parse(Buffer.from(access.split('.')[0] ?? '', 'base64url').toString()).kid})}.${payload}.${signature}`,
    `${headerWith({kid: ['__proto__']})}.${payload}.${signature}`,
    `${headerWith({alg: 'none'})}.${payload}.`,
    `${symmetric}.${createHmac('sha256', publicKey).update(symmetric).digest('base64url')}`,
  ];
  for (const forgery of forgeries) expect(await tokenCheck(forgery)).toBeUndefined();
  await own.close();
  pointAmplifyAt(running);
});

test('another app client is not known', async () => {
  await expectRefusal(
    running
      .userPool()
      .send(new GetTokensFromRefreshTokenCommand({ClientId: 'somebodyelse', RefreshToken: 'x'})),
    'ResourceNotFoundException',
    'User pool client somebodyelse does not exist.',
  );
});

test('passwords in clear are no way in', async () => {
  await expectRefusal(
    running.userPool().send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: {USERNAME: email, PASSWORD},
      }),
    ),
    'InvalidParameterException',
    'USER_PASSWORD_AUTH flow not enabled for this client',
  );
});

test('the session outlives a failed call', async () => {
  const refused = updatePassword({oldPassword: `${PASSWORD}x`, newPassword: `${PASSWORD}y`});
  await expect(refused).rejects.toMatchObject({name: 'NotAuthorizedException'});
  await expect(fetchUserAttributes()).resolves.toMatchObject({email});
});
