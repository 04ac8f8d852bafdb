import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import {Secret, TOTP} from 'otpauth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, respond, pointAmplifyAt, signInAs, tokens} from './amplify';
import {wrongCredentials, expectRefusal} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

const standing = {standing: new Date('2026-07-14T18:00:00Z')};

let optional: RunningIdentity;
let demanded: RunningIdentity;
beforeAll(async () => {
  optional = await startService(standing);
  demanded = await startIdentity({mfa: 'ON'}, standing);
});
afterAll(async () => {
  await optional.close();
  await demanded.close();
});

/** What an authenticator app shows at the service's hour. */
const appCode = async ({clock}: RunningIdentity, secret: string): Promise<string> =>
  new TOTP({secret: Secret.fromBase32(secret)}).generate({timestamp: (await clock.now()).getTime()});

const usedOnce = ['ExpiredCodeException', 'Your software token has already been used once.'] as const;

const anotherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Somebody with an authenticator app. */
async function userWithApp(): Promise<{email: string; secret: string}> {
  pointAmplifyAt(optional);
  const email = await signUpUser(optional);
  await signInAs(email, PASSWORD);
  const {sharedSecret: secret} = await setUpTOTP();
  await verifyTOTPSetup({code: await appCode(optional, secret)});
  await updateMFAPreference({totp: 'PREFERRED'});
  await optional.clock.advance(30);
  return {email, secret};
}

test('an administrator resets the second factor of somebody who has lost it', async () => {
  const {email} = await userWithApp();
  const admin = optional.userPool(await adminCredentials());
  const who = {UserPoolId: poolSettings.userPoolId, Username: email};
  expect(await admin.send(new AdminGetUserCommand(who))).toMatchObject({
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  });
  await admin.send(
    new AdminSetUserMFAPreferenceCommand({...who, SoftwareTokenMfaSettings: {Enabled: false}}),
  );
  expect((await admin.send(new AdminGetUserCommand(who))).UserMFASettingList).toBeUndefined();
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('an administrator switches no factor on that the user has not set up', async () => {
  pointAmplifyAt(optional);
  const email = await signUpUser(optional);
  const admin = optional.userPool(await adminCredentials());
  const set = (Username: string) =>
    admin.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: poolSettings.userPoolId,
        Username,
        SoftwareTokenMfaSettings: {Enabled: true},
      }),
    );
  await expectRefusal(set(email), 'InvalidParameterException', 'User has not verified software token mfa');
  await expectRefusal(set('nobody@example.com'), 'UserNotFoundException', 'User does not exist.');
});

test('a user sets up an app and is asked for its code', async () => {
  const {email, secret} = await userWithApp();
  expect(await fetchMFAPreference()).toEqual({enabled: ['TOTP'], preferred: 'TOTP'});
  expect(await signInAs(email, PASSWORD)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expect(await respond(await appCode(optional, secret))).toBe('DONE');
  await updateMFAPreference({totp: 'DISABLED'});
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('a wrong code can be corrected, a used one is refused', async () => {
  const {email, secret} = await userWithApp();
  const code = await appCode(optional, secret);
  await signInAs(email, PASSWORD);
  await expectRefusal(respond(anotherCode(code)), 'CodeMismatchException', 'Invalid code received for user');
  expect(await respond(code)).toBe('DONE');
  await signInAs(email, PASSWORD);
  await expectRefusal(respond(code), ...usedOnce);
});

test('the code that set an app up signs nobody in', async () => {
  pointAmplifyAt(optional);
  const email = await signUpUser(optional);
  await signInAs(email, PASSWORD);
  const {sharedSecret} = await setUpTOTP();
  const code = await appCode(optional, sharedSecret);
  await verifyTOTPSetup({code});
  await expectRefusal(
    verifyTOTPSetup({code}),
    'InvalidParameterException',
    'User has not associated software token',
  );
  await updateMFAPreference({totp: 'PREFERRED'});
  await signInAs(email, PASSWORD);
  await expectRefusal(respond(code), ...usedOnce);
});

test('once a fast phone has shown the code that comes next, the one of now is used up too', async () => {
  const {email, secret} = await userWithApp();
  const now = await appCode(optional, secret);
  await optional.clock.advance(30);
  const next = await appCode(optional, secret);
  await optional.clock.advance(-30);
  await signInAs(email, PASSWORD);
  expect(await respond(next)).toBe('DONE');
  await signInAs(email, PASSWORD);
  await expectRefusal(respond(now), ...usedOnce);
});

test('of sign-ins that send one code at the same moment, one gets in', async () => {
  const {email, secret} = await userWithApp();
  const client = optional.userPool();
  const ClientId = poolSettings.userPoolClientId;
  const begin = () =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: {USERNAME: email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD},
      }),
    );
  const code = await appCode(optional, secret);
  const respondIn = (Session: string | undefined) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: {USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code},
      }),
    );
  const sessions = (await Promise.all(Array.from({length: 5}, begin))).map(({Session}) => Session);
  // The first session twice: neither it nor the code is good for two.
  const responses = await Promise.allSettled([sessions[0], ...sessions].map(respondIn));
  expect(responses.filter(({status}) => status === 'fulfilled')).toHaveLength(1);
});

test('a phone may be half a minute off, not more', async () => {
  const {email, secret} = await userWithApp();
  const code = await appCode(optional, secret);
  await optional.clock.advance(30);
  await signInAs(email, PASSWORD);
  expect(await respond(code)).toBe('DONE');
  const late = await appCode(optional, secret);
  await optional.clock.advance(60);
  await signInAs(email, PASSWORD);
  await expectRefusal(respond(late), 'CodeMismatchException', 'Invalid code received for user');
});

test('a clock that is set back shuts nobody out', async () => {
  const {email, secret} = await userWithApp();
  await signInAs(email, PASSWORD);
  expect(await respond(await appCode(optional, secret))).toBe('DONE');
  await optional.clock.advance(-86_400);
  await signInAs(email, PASSWORD);
  const code = await appCode(optional, secret);
  expect(await respond(code)).toBe('DONE');
  await signInAs(email, PASSWORD);
  await expectRefusal(respond(code), ...usedOnce);
});

test('codes cannot be guessed: the password alone never resets the count', async () => {
  const {email, secret} = await userWithApp();
  const wrong = anotherCode(await appCode(optional, secret));
  for (let time = 0; time < 5; time += 1) {
    expect(await signInAs(email, PASSWORD)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await expectRefusal(respond(wrong), 'CodeMismatchException', 'Invalid code received for user');
  }
  await expectRefusal(
    respond(await appCode(optional, secret)),
    'NotAuthorizedException',
    'Password attempts exceeded',
  );
});

test('the password comes first', async () => {
  const {email} = await userWithApp();
  await expectRefusal(signInAs(email, 'Wrong-1234!'), ...wrongCredentials);
});

test('an app counts only once it has shown a right code', async () => {
  pointAmplifyAt(optional);
  await signInAs(await signUpUser(optional), PASSWORD);
  const {access: AccessToken} = await tokens();
  const client = optional.userPool();
  const prefer = () =>
    client.send(new SetUserMFAPreferenceCommand({AccessToken, SoftwareTokenMfaSettings: {Enabled: true}}));
  const unverified = ['InvalidParameterException', 'User has not verified software token mfa'] as const;
  const verify = (UserCode: string) => client.send(new VerifySoftwareTokenCommand({AccessToken, UserCode}));

  await expectRefusal(prefer(), ...unverified);
  const {SecretCode = ''} = await client.send(new AssociateSoftwareTokenCommand({AccessToken}));
  await expectRefusal(prefer(), ...unverified);
  const code = await appCode(optional, SecretCode);
  await expectRefusal(verify(anotherCode(code)), 'EnableSoftwareTokenMFAException', 'Code mismatch');
  expect(await verify(code)).toMatchObject({Status: 'SUCCESS'});
  await prefer();
  await expectRefusal(
    client.send(new SetUserMFAPreferenceCommand({AccessToken, SMSMfaSettings: {Enabled: true}})),
    'InvalidParameterException',
    'User does not have delivery config set to turn on SMS_MFA',
  );
});

test('a pool that demands a second factor has it set up at the first sign-in', async () => {
  pointAmplifyAt(demanded);
  const email = await signUpUser(demanded);
  await signOut();
  const {nextStep} = await signIn({username: email, password: PASSWORD});
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
  const secret = nextStep.totpSetupDetails.sharedSecret;
  const code = await appCode(demanded, secret);
  await expectRefusal(respond(anotherCode(code)), 'EnableSoftwareTokenMFAException', 'Code mismatch');
  expect(await respond(code)).toBe('DONE');

  await demanded.clock.advance(30);
  expect(await signInAs(email, PASSWORD)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expect(await respond(await appCode(demanded, secret))).toBe('DONE');
});
