import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {developer} from '../base/seededAccounts';
import {startSandbox} from '../testing/openSandbox';
import {providerName} from '../identity/identity-pool/logins';
import {poolSettings} from '../identity/pool/settings';
import {sendToPool} from './sendToPool';

const ClientId = poolSettings.userPoolClientId;
const PASSWORD = 'Ridge-Creek-2026!';

let sandbox: FastifyInstance;
beforeAll(async () => {
  sandbox = await startSandbox({logger: false});
});
afterAll(() => sandbox.close());

const send = (operation: string, body: string | object, pool?: 'identity-pool') =>
  sendToPool(sandbox, operation, body, pool);

const signUp = (Username: string) =>
  send('SignUp', {
    ClientId,
    Username,
    Password: PASSWORD,
    UserAttributes: [{Name: 'name', Value: 'Kim Aldana'}],
  });

test.each([
  ['InitiateAuth', '{"ClientId": "x", "AuthFlow": {"toString": 1}}'],
  ['InitiateAuth', '{"ClientId": "x", "AuthFlow": ["USER_SRP_AUTH"]}'],
  ['InitiateAuth', '{"ClientId": "x", "AuthFlow": {"__proto__": {"toString": 1}}}'],
  ['RespondToAuthChallenge', '{"ClientId": "x", "ChallengeName": {"valueOf": 1, "toString": null}}'],
  ['SignUp', `{"ClientId": "x", "Username": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['SignUp', '[]'],
  ['SignUp', 'null'],
  ['SignUp', '"text"'],
])('%s refuses malformed input: %s', async (operation, body) => {
  expect(await send(operation, body)).toMatchObject({
    status: 400,
    __type: expect.stringMatching(/^(SerializationException|InvalidParameterException)$/),
  });
});

test('half of a surrogate pair is no text: it is refused before anything is stored', async () => {
  const half = '"name", "Value": "\\ud83d"';
  const body = JSON.stringify({
    ClientId,
    Username: 'half@example.com',
    Password: PASSWORD,
    UserAttributes: [{Name: 'name', Value: 'X'}],
  });
  for (const text of [
    body.replace('"name","Value":"X"', half),
    body.replace('"Value":"X"', '"Value":"X","\\udc00":1'),
  ])
    expect(await send('SignUp', text)).toMatchObject({status: 400, __type: 'SerializationException'});
  expect(await send('SignUp', body.replace('"X"', '"\\ud83d\\ude81 \\\\ud83d"'))).toMatchObject({
    status: 200,
  });
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'the name %s is as unknown as any other',
  async (name) => {
    expect(await signUp(name)).toMatchObject({__type: 'InvalidParameterException'});
    expect(await send('ConfirmSignUp', {ClientId, Username: name, ConfirmationCode: '1'})).toMatchObject({
      __type: 'ExpiredCodeException',
    });
    expect(
      await send('InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: {USERNAME: name, SRP_A: 'abcdef'},
      }),
    ).toMatchObject({status: 200, ChallengeName: 'PASSWORD_VERIFIER'});
  },
);

test.each([
  ['a Cyrillic letter', 'dev\u0435loper@example.com'],
  ['the Kelvin sign', 'mar\u212aus@example.com'],
  ['a full-width letter', 'developer@ex\uff41mple.com'],
  ['a zero-width space', 'developer\u200b@example.com'],
  ['a right-to-left mark', '\u202edeveloper@example.com'],
  ['a NUL', 'developer\u0000@example.com'],
  ['a line break', 'developer\r\nBcc: all@example.com'],
  ['a second address', 'developer@example.com,all@example.com'],
  ['an empty label', 'developer@example..com'],
])(
  'an address with %s is refused: mail could not go there, and it looks like another',
  async (_what, name) => {
    expect(await signUp(name)).toMatchObject({status: 400, __type: 'InvalidParameterException'});
  },
);

test('which letters of an unknown name are folded does not distinguish it from a known one', async () => {
  const idOf = async (USERNAME: string) =>
    (
      await send('InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: {USERNAME, SRP_A: 'abcdef'},
      })
    ).ChallengeParameters?.USER_ID_FOR_SRP;
  await signUp('kim@example.com');
  expect(await idOf('KIM@example.com')).toBe(await idOf('kim@example.com'));
  expect(await idOf('KAT@example.com')).toBe(await idOf('kat@example.com'));
  const isFolded = async (name: string) => (await idOf(`\u212a${name}`)) === (await idOf(`k${name}`));
  expect(await isFolded('at@example.com')).toBe(await isFolded('im@example.com'));
});

test('the longest inputs that pass get a response', async () => {
  const long = 'x'.repeat(60_000);
  const bodies: [string, object][] = [
    ['GetUser', {AccessToken: `${long}.${long}.${long}`}],
    ['GetTokensFromRefreshToken', {ClientId, RefreshToken: long}],
    [
      'RespondToAuthChallenge',
      {ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: {TIMESTAMP: long}},
    ],
    [
      'InitiateAuth',
      {ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: {USERNAME: long, SRP_A: 'f'.repeat(1024)}},
    ],
    ['SignUp', {ClientId, Username: `${'a.'.repeat(60)}@${'b-'.repeat(60)}.c`, Password: PASSWORD}],
  ];
  for (const [operation, body] of bodies) expect((await send(operation, body)).status).toBeLessThan(500);
});

test('bytes that are no UTF-8 are refused: replaced by one letter, two passwords would be the same', async () => {
  const body = JSON.stringify({ClientId, Username: 'bytes@example.com', Password: `${PASSWORD}@`});
  const bytes = Buffer.from(body).map((byte, index, all) => (index === all.indexOf('@', 60) ? 0xff : byte));
  expect(await send('SignUp', Buffer.from(bytes))).toMatchObject({__type: 'SerializationException'});
});

test('of an address that nobody has, whole characters are shown', async () => {
  const {CodeDeliveryDetails} = await send('ForgotPassword', {
    ClientId,
    Username: '\u{1f681}@\u{1f681}.example',
  });
  expect(CodeDeliveryDetails.Destination).toBe('\u{1f681}***@\u{1f681}***');
});

test('a name costs no more for its length', async () => {
  const AuthParameters = {USERNAME: 'A'.repeat(120_000), PREFERRED_CHALLENGE: 'PASSWORD'};
  const begin = performance.now();
  await send('InitiateAuth', {ClientId, AuthFlow: 'USER_AUTH', AuthParameters});
  expect(performance.now() - begin).toBeLessThan(1000);
});

const tooLong = 'x'.repeat(131_073);
const login = {[providerName(poolSettings)]: 'x'.repeat(50_001)};

test.each<[string, object, 'identity-pool'?]>([
  ['InitiateAuth', {ClientId, AuthFlow: 'USER_AUTH', AuthParameters: {USERNAME: tooLong}}],
  ['RespondToAuthChallenge', {ClientId, ChallengeName: 'PASSWORD', ChallengeResponses: {ANSWER: tooLong}}],
  ['GetTokensFromRefreshToken', {ClientId, RefreshToken: 'two words'}],
  ['RevokeToken', {ClientId, Token: '\u{1f681}'}],
  ['DeleteWebAuthnCredential', {AccessToken: 'x', CredentialId: tooLong}],
  ['ListWebAuthnCredentials', {AccessToken: 'x', NextToken: 'two words'}],
  ['VerifySoftwareToken', {AccessToken: 'x', UserCode: '000000', FriendlyDeviceName: tooLong}],
  ['GetId', {IdentityPoolId: poolSettings.identityPoolId, Logins: login}, 'identity-pool'],
  ['GetCredentialsForIdentity', {IdentityId: 'no colon'}, 'identity-pool'],
])("%s keeps the limits of Amazon's reference", async (operation, body, pool) => {
  expect(await send(operation, body, pool)).toMatchObject({
    __type: 'InvalidParameterException',
    message: expect.stringMatching(/^1 validation error detected: Value at '/),
  });
});

test('a seeded account is still who it was', async () => {
  const {status} = await send('ForgotPassword', {ClientId, Username: developer.email});
  expect(status).toBe(200);
});
