import {
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmUserAttribute,
  fetchAuthSession,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {pointAmplifyAt, signInAs, tokens} from './amplify';
import {expired, limit, mismatch, wrongCredentials, expectRefusal} from './refusal';
import {PASSWORD, REQUIRED, freshEmail, signUpUser} from './signUpUser';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
let email: string;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
beforeEach(async () => {
  email = await signUpUser(running);
  await signInAs(email, PASSWORD);
});
afterAll(() => running.close());

test('a user sees and changes the own name', async () => {
  await updateUserAttributes({userAttributes: {name: 'Mara Lindqvist', locale: 'sv'}});
  expect(await fetchUserAttributes()).toMatchObject({email, email_verified: 'true', name: 'Mara Lindqvist'});
  await updateUserAttributes({userAttributes: {locale: ''}});
  expect(await fetchUserAttributes()).not.toHaveProperty('locale');
});

test('weather thresholds of the own are in the next token, and at the platform', async () => {
  const own = await startIdentity();
  pointAmplifyAt(own);
  await signInAs(await signUpUser(own), PASSWORD);
  const text = '[{"id":"calm","type":"wind","operator":"<","value":2}]';
  await updateUserAttributes({userAttributes: {'custom:weatherThresholds': text}});
  const {sub = ''} = await fetchUserAttributes();
  expect(own.accounts.weatherThresholds(sub)).toBe(text);
  const {tokens: renewed} = await fetchAuthSession({forceRefresh: true});
  expect(renewed?.idToken?.payload['custom:weatherThresholds']).toBe(text);
  const long = {'custom:weatherThresholds': 'x'.repeat(2049)};
  await expect(updateUserAttributes({userAttributes: long})).rejects.toThrow('validation error');
  await updateUserAttributes({userAttributes: {'custom:weatherThresholds': ''}});
  expect(own.accounts.weatherThresholds(sub)).toBeUndefined();
  await own.close();
  pointAmplifyAt(running);
});

test('GetUser returns the same to the SDK', async () => {
  const {access} = await tokens();
  const user = await running.userPool().send(new GetUserCommand({AccessToken: access}));
  const {sub} = await fetchUserAttributes();
  expect(user).toMatchObject({
    Username: sub,
    UserAttributes: [
      {Name: 'sub', Value: sub},
      {Name: 'name', Value: REQUIRED.userAttributes.name},
      {Name: 'email', Value: email},
      {Name: 'email_verified', Value: 'true'},
    ],
  });
  expect(user.UserMFASettingList).toBeUndefined();
});

test('nobody writes own API keys, nor marks an own address as verified', async () => {
  const forbidden = ['NotAuthorizedException', 'A client attempted to write unauthorized attribute'] as const;
  await expectRefusal(
    updateUserAttributes({userAttributes: {'custom:apiKeys': '["sandbox-admin-key"]'}}),
    ...forbidden,
  );
  const {access: AccessToken} = await tokens();
  await expectRefusal(
    running.userPool().send(
      new UpdateUserAttributesCommand({
        AccessToken,
        UserAttributes: [{Name: 'email_verified', Value: 'true'}],
      }),
    ),
    ...forbidden,
  );
  expect(await fetchUserAttributes()).not.toHaveProperty('custom:apiKeys');
});

test('an attribute that the pool does not have is refused by name', async () => {
  await expectRefusal(
    updateUserAttributes({userAttributes: {'custom:rank': 'captain'}}),
    'InvalidParameterException',
    'Attributes did not conform to the schema: custom:rank: Attribute does not exist in the schema.',
  );
});

test('a new address takes effect with the code that was sent there', async () => {
  const next = freshEmail('moved');
  const outcome = await updateUserAttributes({userAttributes: {email: next}});
  expect(outcome.email?.nextStep).toMatchObject({
    updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
    codeDeliveryDetails: {destination: 'm***@c***'},
  });
  expect(await fetchUserAttributes()).toMatchObject({email});
  const confirm = (confirmationCode: string) =>
    confirmUserAttribute({userAttributeKey: 'email', confirmationCode});
  const code = await running.codeFor(next);
  await expectRefusal(confirm(code === '000000' ? '000001' : '000000'), ...mismatch);
  await confirm(code);
  expect(await signInAs(next, PASSWORD)).toBe('DONE');
  await expectRefusal(signInAs(email, PASSWORD), ...wrongCredentials);
});

test('a new code can be asked for, and an old one ends', async () => {
  const next = freshEmail('moved');
  await updateUserAttributes({userAttributes: {email: next}});
  const first = await running.codeFor(next);
  expect(await sendUserAttributeVerificationCode({userAttributeKey: 'email'})).toMatchObject({
    destination: 'm***@c***',
  });
  const second = await running.codeFor(next);
  const {access: AccessToken} = await tokens();
  const verify = (Code: string) =>
    running.userPool().send(new VerifyUserAttributeCommand({AccessToken, AttributeName: 'email', Code}));
  if (first !== second) await expectRefusal(verify(first), ...mismatch);
  await verify(second);
  await expectRefusal(verify(second), ...expired);
  for (let time = 0; time < 4; time += 1)
    await sendUserAttributeVerificationCode({userAttributeKey: 'email'});
  await expectRefusal(sendUserAttributeVerificationCode({userAttributeKey: 'email'}), ...limit);
});

test("somebody else's address is refused", async () => {
  const other = await signUpUser(running);
  await signInAs(email, PASSWORD);
  await expectRefusal(
    updateUserAttributes({userAttributes: {email: other}}),
    'AliasExistsException',
    'An account with the email already exists.',
  );
});

test('a user who knows the old password sets a new one', async () => {
  const newPassword = 'Deschutes-2026?';
  await expectRefusal(updatePassword({oldPassword: 'Wrong-1234!', newPassword}), ...wrongCredentials);
  await expectRefusal(
    updatePassword({oldPassword: PASSWORD, newPassword: 'simple'}),
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
  await updatePassword({oldPassword: PASSWORD, newPassword});
  expect(await signInAs(email, newPassword)).toBe('DONE');
  await expectRefusal(signInAs(email, PASSWORD), ...wrongCredentials);
});

test('the old password cannot be guessed from an open session', async () => {
  const guess = () => updatePassword({oldPassword: 'Wrong-1234!', newPassword: 'Deschutes-2026?'});
  for (let time = 0; time < 5; time += 1) await expectRefusal(guess(), ...wrongCredentials);
  await expectRefusal(guess(), ...limit);
});
