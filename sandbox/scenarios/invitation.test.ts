import {
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {fetchUserAttributes, signIn, signOut} from 'aws-amplify/auth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, respond, pointAmplifyAt, signInAs} from './amplify';
import {expectRefusal} from './refusal';
import {PASSWORD, freshEmail, signUpUser} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

const {userPoolId: UserPoolId} = poolSettings;

let running: RunningIdentity;
let admin: CognitoIdentityProviderClient;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
  admin = running.userPool(await adminCredentials());
});
afterAll(() => running.close());

const invite = (Username: string, more: Partial<AdminCreateUserCommandInput> = {}) =>
  admin.send(new AdminCreateUserCommand({UserPoolId, Username, ...more}));
const getUser = (Username: string) => admin.send(new AdminGetUserCommand({UserPoolId, Username}));

test('an invited user gets a password by mail, chooses another and is verified', async () => {
  const email = freshEmail('teo');
  const {User} = await invite(email, {UserAttributes: [{Name: 'name', Value: 'Teo Alvarez'}]});
  expect(User).toMatchObject({Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD'});
  expect(await running.outbox.list(email)).toMatchObject([{subject: 'Your temporary password'}]);

  expect(await signInAs(email, await running.codeFor(email))).toBe(
    'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  );
  await expectRefusal(
    respond('too-simple'),
    'InvalidPasswordException',
    'Password did not conform with policy: Password must have uppercase characters',
  );
  expect(await respond(PASSWORD)).toBe('DONE');
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
  const {UserStatus, UserAttributes} = await getUser(email);
  expect(UserStatus).toBe('CONFIRMED');
  expect(UserAttributes).toContainEqual({Name: 'email_verified', Value: 'true'});
});

test('an invited user without a name gives one with the password', async () => {
  const email = freshEmail('nameless');
  await invite(email);
  await signOut();
  const {nextStep} = await signIn({username: email, password: await running.codeFor(email)});
  expect(nextStep).toEqual({
    signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    missingAttributes: ['name'],
  });
  const missing = ['InvalidParameterException', 'Invalid attributes given, name is missing'] as const;
  await expectRefusal(respond(PASSWORD), ...missing);
  await expectRefusal(respond(PASSWORD, {name: ''}), ...missing);
  expect(await respond(PASSWORD, {name: 'Ines Aguirre'})).toBe('DONE');
  expect(await fetchUserAttributes()).toMatchObject({email, name: 'Ines Aguirre'});
});

test('an administrator may set the password and send nothing', async () => {
  const email = freshEmail();
  await invite(email, {TemporaryPassword: 'Temporary-1!', MessageAction: 'SUPPRESS'});
  expect(await running.outbox.list(email)).toEqual([]);
  expect(await signInAs(email, 'Temporary-1!')).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  await respond(PASSWORD, {name: 'Ines Aguirre'});
  expect((await getUser(email)).UserAttributes).toContainEqual({Name: 'email_verified', Value: 'false'});
});

test('a temporary password is valid for seven days; sent again, for seven more', async () => {
  const email = freshEmail();
  await invite(email);
  await running.clock.advance(7 * 86400);
  await expectRefusal(
    signInAs(email, await running.codeFor(email)),
    'NotAuthorizedException',
    'Temporary password has expired and must be reset by an administrator.',
  );
  admin = running.userPool(await adminCredentials());
  await invite(email, {MessageAction: 'RESEND'});
  expect(await signInAs(email, await running.codeFor(email))).toBe(
    'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  );
});

test('the step of the new password waits three minutes', async () => {
  const email = freshEmail();
  await invite(email);
  await signInAs(email, await running.codeFor(email));
  await running.clock.advance(180);
  await expectRefusal(
    respond(PASSWORD),
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
  );
});

test('who is there already is not invited, and who has signed in is not invited again', async () => {
  const email = await signUpUser(running);
  await expectRefusal(invite(email), 'UsernameExistsException', 'User account already exists');
  await expectRefusal(
    invite(email, {MessageAction: 'RESEND'}),
    'UnsupportedUserStateException',
    'Resend not possible. User status is CONFIRMED',
  );
  await expectRefusal(
    invite(freshEmail(), {MessageAction: 'RESEND'}),
    'UserNotFoundException',
    'User does not exist.',
  );
});
