import type {FastifyInstance} from 'fastify';
import {Secret, TOTP} from 'otpauth';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {developer, SEEDED_PASSWORD} from '../base/seededAccounts';
import {poolSettings} from '../identity/pool/settings';
import {startSandbox, storyTime} from '../testing/openSandbox';
import {sendToPool} from './sendToPool';

const ClientId = poolSettings.userPoolClientId;
const USERNAME = developer.email;

// Every user of this pool must set a second factor up, and this one has not yet: whoever knows the password may.
let sandbox: FastifyInstance;
beforeAll(async () => {
  sandbox = await startSandbox({logger: false, mfa: 'ON'});
});
beforeEach(() => sandbox.inject({method: 'POST', url: '/sandbox/reset'}));
afterAll(() => sandbox.close());

const send = (operation: string, body: object) => sendToPool(sandbox, operation, body);

/** Begins a sign-in that waits for a second factor to be set up. @returns its session */
async function begin(PASSWORD: string = SEEDED_PASSWORD): Promise<string> {
  const {ChallengeName, Session} = await send('InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_AUTH',
    AuthParameters: {USERNAME, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD},
  });
  expect(ChallengeName).toBe('MFA_SETUP');
  return Session;
}

const associate = (Session: string) => send('AssociateSoftwareToken', {Session});

async function setUp(session: string): Promise<object> {
  const {SecretCode, Session} = await associate(session);
  const UserCode = new TOTP({secret: Secret.fromBase32(SecretCode)}).generate({
    timestamp: storyTime.getTime(),
  });
  const verified = await send('VerifySoftwareToken', {Session, UserCode});
  return send('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'MFA_SETUP',
    Session: verified.Session,
    ChallengeResponses: {USERNAME},
  });
}

const refused = {status: 400, __type: 'NotAuthorizedException'};

test('once one sign-in has set a second factor up, no other that had begun replaces it', async () => {
  const rival = await begin();
  const {Session: renewed} = await associate(rival);
  expect(await setUp(await begin())).toHaveProperty('AuthenticationResult');
  expect(await associate(renewed)).toMatchObject(refused);
  expect(await send('VerifySoftwareToken', {Session: renewed, UserCode: '000000'})).toMatchObject(refused);
});

test('a sign-in that began with a password that was replaced since sets nothing up', async () => {
  const rival = await begin();
  await send('ForgotPassword', {ClientId, Username: USERNAME});
  const [{code}] = (await sandbox.inject(`/sandbox/mailbox?to=${USERNAME}`)).json<{code: string}[]>() as [
    {code: string},
  ];
  const Password = 'Ridge-Creek-2026!';
  expect(
    await send('ConfirmForgotPassword', {ClientId, Username: USERNAME, ConfirmationCode: code, Password}),
  ).toMatchObject({status: 200});
  expect(await associate(rival)).toMatchObject(refused);
  expect(await setUp(await begin(Password))).toHaveProperty('AuthenticationResult');
});
