import {
  confirmUserAttribute,
  fetchMFAPreference,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  updateMFAPreference,
  updateUserAttributes,
} from 'aws-amplify/auth';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {pointAmplifyAt, respond, signInAs} from './amplify';
import {another, expectRefusal, expired, mismatch} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {type OwnIdentity, startIdentity} from './startIdentity';

const PHONE = '+15550100123';

let running: OwnIdentity;
let email: string;
beforeAll(async () => {
  running = await startIdentity(
    {smsMfa: true, firstFactors: ['PASSWORD', 'EMAIL_OTP', 'SMS_OTP']},
    {standing: new Date('2026-07-14T18:00:00Z')},
  );
  pointAmplifyAt(running);
});
beforeEach(async () => {
  email = await signUpUser(running);
  await signInAs(email, PASSWORD);
});
afterAll(() => running.close());

async function verifyPhone(): Promise<void> {
  await updateUserAttributes({userAttributes: {phone_number: PHONE}});
  const sent = await sendUserAttributeVerificationCode({userAttributeKey: 'phone_number'});
  expect(sent).toMatchObject({deliveryMedium: 'SMS', destination: '+*******0123'});
  await confirmUserAttribute({
    userAttributeKey: 'phone_number',
    confirmationCode: await running.codeFor(PHONE),
  });
}

test('a telephone number is verified by the code that was sent to it, and a changed one is not', async () => {
  await verifyPhone();
  expect(await fetchUserAttributes()).toMatchObject({phone_number: PHONE, phone_number_verified: 'true'});
  await sendUserAttributeVerificationCode({userAttributeKey: 'phone_number'});
  await updateUserAttributes({userAttributes: {phone_number: '+15550100999'}});
  expect(await fetchUserAttributes()).toMatchObject({phone_number_verified: 'false'});
  await expectRefusal(
    confirmUserAttribute({userAttributeKey: 'phone_number', confirmationCode: await running.codeFor(PHONE)}),
    ...expired,
  );
});

test('a user takes codes by SMS as second factor', async () => {
  await expectRefusal(
    updateMFAPreference({sms: 'ENABLED'}),
    'InvalidParameterException',
    'User does not have delivery config set to turn on SMS_MFA',
  );
  await verifyPhone();
  await updateMFAPreference({sms: 'PREFERRED'});
  expect(await fetchMFAPreference()).toEqual({enabled: ['SMS'], preferred: 'SMS'});
  await signOut();
  const {nextStep} = await signIn({username: email, password: PASSWORD});
  expect(nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    codeDeliveryDetails: {deliveryMedium: 'SMS', destination: '+*******0123'},
  });
  const code = await running.codeFor(PHONE);
  await expectRefusal(respond(another(code)), ...mismatch);
  expect(await respond(code)).toBe('DONE');
  await updateMFAPreference({sms: 'DISABLED'});
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('a code by SMS signs in without a password', async () => {
  await verifyPhone();
  await signOut();
  const {nextStep} = await signIn({
    username: email,
    options: {authFlowType: 'USER_AUTH', preferredChallenge: 'SMS_OTP'},
  });
  expect(nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    codeDeliveryDetails: {deliveryMedium: 'SMS', destination: '+*******0123'},
  });
  expect(await respond(await running.codeFor(PHONE))).toBe('DONE');
});
