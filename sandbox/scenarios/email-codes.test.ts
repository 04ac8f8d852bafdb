import {
  fetchMFAPreference,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import {Secret, TOTP} from 'otpauth';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {pointAmplifyAt, respond, signInAs} from './amplify';
import {another, expectRefusal, mismatch} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {type OwnIdentity, startIdentity} from './startIdentity';

let running: OwnIdentity;
let email: string;
beforeAll(async () => {
  running = await startIdentity({emailMfa: true}, {standing: new Date('2026-07-14T18:00:00Z')});
  pointAmplifyAt(running);
});
beforeEach(async () => {
  email = await signUpUser(running);
  await signInAs(email, PASSWORD);
});
afterAll(() => running.close());

/** Adds an authenticator app to the signed-in user. @returns what it shows now. */
async function addApp(): Promise<() => Promise<string>> {
  const {sharedSecret} = await setUpTOTP();
  const app = new TOTP({secret: Secret.fromBase32(sharedSecret)});
  const code = async () => app.generate({timestamp: (await running.clock.now()).getTime()});
  await verifyTOTPSetup({code: await code()});
  await running.clock.advance(30);
  return code;
}

test('a user takes codes by e-mail as second factor, and no more when switched off', async () => {
  await updateMFAPreference({email: 'PREFERRED'});
  expect(await fetchMFAPreference()).toEqual({enabled: ['EMAIL'], preferred: 'EMAIL'});
  await signOut();
  const {nextStep} = await signIn({username: email, password: PASSWORD});
  expect(nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    codeDeliveryDetails: {deliveryMedium: 'EMAIL', destination: 'p***@c***'},
  });
  expect((await running.outbox.list(email))[0]).toMatchObject({subject: 'Your sign-in code'});
  expect(await respond(await running.codeFor(email))).toBe('DONE');
  await updateMFAPreference({email: 'DISABLED'});
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('a wrong code can be corrected; a replaced, a used and a late one are refused', async () => {
  await updateMFAPreference({email: 'ENABLED'});
  await signInAs(email, PASSWORD);
  const old = await running.codeFor(email);
  await signInAs(email, PASSWORD);
  const code = await running.codeFor(email);
  if (old !== code) await expectRefusal(respond(old), ...mismatch);
  await expectRefusal(respond(another(code)), ...mismatch);
  expect(await respond(code)).toBe('DONE');
  await signInAs(email, PASSWORD);
  if (code !== (await running.codeFor(email))) await expectRefusal(respond(code), ...mismatch);
  await running.clock.advance(180);
  await expectRefusal(
    respond(await running.codeFor(email)),
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
  );
});

test('codes by e-mail cannot be guessed: five wrong ones lock', async () => {
  await updateMFAPreference({email: 'ENABLED'});
  await signInAs(email, PASSWORD);
  const code = await running.codeFor(email);
  for (let time = 0; time < 5; time += 1) await expectRefusal(respond(another(code)), ...mismatch);
  await expectRefusal(respond(code), 'NotAuthorizedException', 'Password attempts exceeded');
});

test('with an app as well, the user chooses, or has chosen in advance', async () => {
  const appCode = await addApp();
  await updateMFAPreference({email: 'ENABLED', totp: 'ENABLED'});
  await signOut();
  const {nextStep} = await signIn({username: email, password: PASSWORD});
  expect(nextStep).toMatchObject({
    signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
    allowedMFATypes: ['TOTP', 'EMAIL'],
  });
  expect(await respond('EMAIL')).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await respond(await running.codeFor(email))).toBe('DONE');

  expect(await signInAs(email, PASSWORD)).toBe('CONTINUE_SIGN_IN_WITH_MFA_SELECTION');
  expect(await respond('TOTP')).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expect(await respond(await appCode())).toBe('DONE');

  await updateMFAPreference({email: 'PREFERRED'});
  expect(await fetchMFAPreference()).toEqual({enabled: ['TOTP', 'EMAIL'], preferred: 'EMAIL'});
  expect(await signInAs(email, PASSWORD)).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  await respond(await running.codeFor(email));
  await updateMFAPreference({totp: 'PREFERRED'});
  expect(await fetchMFAPreference()).toEqual({enabled: ['TOTP', 'EMAIL'], preferred: 'TOTP'});
});

test('the mailbox that gets sign-in codes is no way to a new password', async () => {
  await updateMFAPreference({email: 'ENABLED'});
  const before = (await running.outbox.list(email)).length;
  await resetPassword({username: email});
  expect(await running.outbox.list(email)).toHaveLength(before);
  await updateMFAPreference({email: 'DISABLED'});
  await resetPassword({username: email});
  expect((await running.outbox.list(email))[0]).toMatchObject({subject: 'Your password reset code'});
});

test('where a second factor is demanded, the user sets up codes by e-mail at the first sign-in', async () => {
  const demanding = await startIdentity({mfa: 'ON', emailMfa: true});
  pointAmplifyAt(demanding);
  const username = await signUpUser(demanding);
  await signOut();
  const {nextStep} = await signIn({username, password: PASSWORD});
  expect(nextStep).toMatchObject({
    signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
    allowedMFATypes: ['TOTP', 'EMAIL'],
  });
  expect(await respond('EMAIL')).toBe('CONTINUE_SIGN_IN_WITH_EMAIL_SETUP');
  await expectRefusal(
    respond('somebody-else@example.com'),
    'InvalidParameterException',
    'Invalid email address format.',
  );
  expect(await respond(username)).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await respond(await demanding.codeFor(username))).toBe('DONE');
  expect(await fetchMFAPreference()).toEqual({enabled: ['EMAIL'], preferred: 'EMAIL'});
  await demanding.close();
  pointAmplifyAt(running);
});

test('a pool without codes by e-mail refuses them', async () => {
  const without = await startIdentity();
  pointAmplifyAt(without);
  const username = await signUpUser(without);
  await signInAs(username, PASSWORD);
  await expectRefusal(
    updateMFAPreference({email: 'ENABLED'}),
    'InvalidParameterException',
    'User does not have delivery config set to turn on EMAIL_OTP',
  );
  await without.close();
  pointAmplifyAt(running);
});
