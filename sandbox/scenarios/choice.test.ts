import {GetUserAuthFactorsCommand, InitiateAuthCommand} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignIn,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import {Secret, TOTP} from 'otpauth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt, respond, signInAs, tokens} from './amplify';
import {another, expectRefusal, mismatch, wrongCredentials} from './refusal';
import {PASSWORD, freshEmail, signUpUser} from './signUpUser';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

const ClientId = poolSettings.userPoolClientId;
const locked = ['NotAuthorizedException', 'Password attempts exceeded'] as const;

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService({standing: new Date('2026-07-14T18:00:00Z')});
  pointAmplifyAt(running);
});
afterAll(() => running.close());

type Preferred = 'PASSWORD' | 'PASSWORD_SRP' | 'EMAIL_OTP' | 'SMS_OTP';

/** Begins a choice-based sign-in, whoever was signed in before. */
async function choose(username: string, preferredChallenge?: Preferred, password?: string) {
  await signOut();
  const {nextStep} = await signIn({
    username,
    ...(password !== undefined && {password}),
    options: {authFlowType: 'USER_AUTH', ...(preferredChallenge && {preferredChallenge})},
  });
  return nextStep;
}

test('a user without a passkey chooses between the password and a code', async () => {
  const email = await signUpUser(running);
  expect(await choose(email)).toMatchObject({
    signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
    availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'],
  });
  expect(await respond('PASSWORD')).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
  await expectRefusal(respond('Wrong-1234!'), ...wrongCredentials);
  expect(await respond(PASSWORD)).toBe('DONE');
});

test.each(['PASSWORD', 'PASSWORD_SRP'] as const)(
  '%s signs in at once where it is preferred',
  async (factor) => {
    const email = await signUpUser(running);
    await expectRefusal(choose(email, factor, 'Wrong-1234!'), ...wrongCredentials);
    expect(await choose(email, factor, PASSWORD)).toMatchObject({signInStep: 'DONE'});
  },
);

test('the password is proved without sending it, chosen from the list', async () => {
  await choose(await signUpUser(running));
  expect(await respond('PASSWORD_SRP')).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
  await expectRefusal(respond('Wrong-1234!'), ...wrongCredentials);
  expect(await respond(PASSWORD)).toBe('DONE');
});

test('a code by e-mail signs in without a password', async () => {
  const email = await signUpUser(running);
  expect(await choose(email, 'EMAIL_OTP')).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    codeDeliveryDetails: {deliveryMedium: 'EMAIL', destination: 'p***@c***'},
  });
  const code = await running.codeFor(email);
  expect((await running.outbox.list(email))[0]).toMatchObject({subject: 'Your sign-in code'});
  await expectRefusal(respond(another(code)), ...mismatch);
  expect(await respond(code)).toBe('DONE');
  await choose(email);
  expect(await respond('EMAIL_OTP')).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await respond(await running.codeFor(email))).toBe('DONE');
});

test('a code by e-mail serves three minutes, and five wrong ones lock', async () => {
  const email = await signUpUser(running);
  await choose(email, 'EMAIL_OTP');
  await running.clock.advance(180);
  await expectRefusal(
    respond(await running.codeFor(email)),
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
  );
  await choose(email, 'EMAIL_OTP');
  const code = await running.codeFor(email);
  for (let time = 0; time < 5; time += 1) await expectRefusal(respond(another(code)), ...mismatch);
  await expectRefusal(respond(code), ...locked);
  await expectRefusal(choose(email, 'EMAIL_OTP'), ...locked);
});

test('with a second factor the password is the only beginning', async () => {
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  const {sharedSecret} = await setUpTOTP();
  const app = new TOTP({secret: Secret.fromBase32(sharedSecret)});
  const code = async () => app.generate({timestamp: (await running.clock.now()).getTime()});
  await verifyTOTPSetup({code: await code()});
  await updateMFAPreference({totp: 'PREFERRED'});
  await running.clock.advance(30);
  const {access: AccessToken} = await tokens();
  expect(await running.userPool().send(new GetUserAuthFactorsCommand({AccessToken}))).toMatchObject({
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    ConfiguredUserAuthFactors: ['PASSWORD'],
  });
  expect(await choose(email, 'EMAIL_OTP')).toMatchObject({availableChallenges: ['PASSWORD', 'PASSWORD_SRP']});
  await expectRefusal(
    confirmSignIn({challengeResponse: 'EMAIL_OTP'}),
    'InvalidParameterException',
    'The selected challenge is not available.',
  );
  expect(await choose(email, 'PASSWORD', PASSWORD)).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
  });
  expect(await respond(await code())).toBe('DONE');
});

test('where a second factor is demanded nothing but the password is offered', async () => {
  const demanding = await startIdentity({mfa: 'ON'});
  pointAmplifyAt(demanding);
  expect(await choose(await signUpUser(demanding), 'EMAIL_OTP')).toMatchObject({
    availableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
  });
  await demanding.close();
  pointAmplifyAt(running);
});

test('an unknown name is offered choices as users are, gets a code nowhere and is locked like them', async () => {
  const client = running.userPool();
  const ask = (USERNAME: string, preferred?: Preferred) =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: {USERNAME, ...(preferred && {PREFERRED_CHALLENGE: preferred})},
      }),
    );
  const names = Array.from({length: 40}, () => freshEmail('nobody'));
  const offers = await Promise.all(
    names.map(async (name) => {
      const {AvailableChallenges = []} = await ask(name);
      expect((await ask(name.toUpperCase())).AvailableChallenges).toEqual(AvailableChallenges);
      return AvailableChallenges.join();
    }),
  );
  // Those of a user with nothing but a password and an address, of one with a passkey, of one with a second factor.
  for (const offer of ['PASSWORD,PASSWORD_SRP,EMAIL_OTP', 'PASSWORD,PASSWORD_SRP,WEB_AUTHN,EMAIL_OTP'])
    expect(offers).toContain(offer);

  const email = await signUpUser(running);
  const nobody = names[offers.indexOf('PASSWORD,PASSWORD_SRP,EMAIL_OTP')] ?? '';
  const known = await ask(email, 'EMAIL_OTP');
  const unknown = await ask(nobody, 'EMAIL_OTP');
  const shape = (response: typeof known) => ({
    ...response,
    $metadata: undefined,
    Session: response.Session?.length,
    ChallengeParameters: {
      ...response.ChallengeParameters,
      USER_ID_FOR_SRP: 'an id',
      CODE_DELIVERY_DESTINATION: response.ChallengeParameters?.CODE_DELIVERY_DESTINATION?.slice(1),
    },
  });
  expect(shape(unknown)).toEqual(shape(known));
  expect(await running.outbox.list(nobody)).toEqual([]);
  await choose(nobody, 'EMAIL_OTP');
  for (let time = 0; time < 5; time += 1) await expectRefusal(respond('123456'), ...mismatch);
  await expectRefusal(respond('123456'), ...locked);
  await expectRefusal(choose(nobody, 'PASSWORD', PASSWORD), ...locked);
});

test('a pool that allows the password alone offers it alone', async () => {
  const plain = await startIdentity({firstFactors: ['PASSWORD']});
  pointAmplifyAt(plain);
  const email = await signUpUser(plain);
  expect(await choose(email, 'EMAIL_OTP')).toMatchObject({availableChallenges: ['PASSWORD', 'PASSWORD_SRP']});
  expect(await choose(freshEmail('nobody'))).toMatchObject({
    availableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
  });
  await plain.close();
  pointAmplifyAt(running);
});
