import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminResetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {confirmResetPassword, fetchAuthSession, fetchUserAttributes} from 'aws-amplify/auth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {adminAccount} from '../base/seededAccounts';
import {KEY_SERVICE_ROLE} from '../identity/pool/groups';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, pointAmplifyAt, signInAs, tokens} from './amplify';
import {wrongCredentials, expectRefusal} from './refusal';
import {PASSWORD, freshEmail, signUpUser} from './signUpUser';
import {type OwnIdentity, startIdentity} from './startIdentity';

const {userPoolId: UserPoolId} = poolSettings;

let running: OwnIdentity;
let admin: CognitoIdentityProviderClient;
let keyService: CognitoIdentityProviderClient;
beforeAll(async () => {
  running = await startIdentity();
  pointAmplifyAt(running);
  admin = running.userPool(await adminCredentials());
  keyService = running.userPool(running.credentialsOf(KEY_SERVICE_ROLE));
});
afterAll(() => running.close());

const getUser = (Username: string) => admin.send(new AdminGetUserCommand({UserPoolId, Username}));
const notFound = ['UserNotFoundException', 'User does not exist.'] as const;

test('an administrator sees a user by address and by id, whole', async () => {
  const byEmail = await getUser(adminAccount.email);
  expect(byEmail).toMatchObject({
    Username: adminAccount.accountId,
    Enabled: true,
    UserStatus: 'CONFIRMED',
    UserAttributes: [
      {Name: 'sub', Value: adminAccount.accountId},
      {Name: 'email', Value: adminAccount.email},
      {Name: 'email_verified', Value: 'true'},
      {Name: 'name', Value: adminAccount.name},
      {Name: 'custom:apiKeys', Value: '["sandbox-admin-key"]'},
    ],
  });
  expect(byEmail.UserCreateDate).toBeInstanceOf(Date);
  const age = (await running.clock.now()).getTime() - (byEmail.UserCreateDate?.getTime() ?? 0);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60_000);
  const {$metadata: _, ...byId} = await getUser(adminAccount.accountId);
  expect(byEmail).toMatchObject(byId);
  await expectRefusal(getUser(freshEmail('nobody')), ...notFound);
});

test('a disabled user is out at once, and in again when enabled', async () => {
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  const {id} = await tokens();
  await admin.send(new AdminDisableUserCommand({UserPoolId, Username: email}));

  await expect(fetchUserAttributes()).rejects.toMatchObject({message: 'User is disabled.'});
  expect(await running.identity.tokenCheck(id)).toBeUndefined();
  expect((await fetchAuthSession({forceRefresh: true})).tokens).toBeUndefined();
  await expectRefusal(signInAs(email, PASSWORD), 'NotAuthorizedException', 'User is disabled.');
  await expectRefusal(signInAs(email, 'Wrong-1234!'), ...wrongCredentials);
  expect((await getUser(email)).Enabled).toBe(false);

  await admin.send(new AdminEnableUserCommand({UserPoolId, Username: email}));
  expect(await signInAs(email, PASSWORD)).toBe('DONE');
});

test('a deleted user is gone, and the address is free', async () => {
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  await admin.send(new AdminDeleteUserCommand({UserPoolId, Username: email}));
  expect((await fetchAuthSession({forceRefresh: true})).tokens).toBeUndefined();
  await expectRefusal(getUser(email), ...notFound);
  await expectRefusal(signInAs(email, PASSWORD), ...wrongCredentials);
  await signUpUser(running, {email});
});

test('a group gives its right with the next refresh, and takes it likewise', async () => {
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  const groups = async () => {
    const {tokens: fresh} = await fetchAuthSession({forceRefresh: true});
    return fresh?.idToken?.payload['cognito:groups'];
  };
  expect(await groups()).toBeUndefined();
  for (const GroupName of ['dashboard-flights', 'developer-users'])
    await admin.send(new AdminAddUserToGroupCommand({UserPoolId, Username: email, GroupName}));
  expect(await groups()).toEqual(['developer-users', 'dashboard-flights']);

  const {Groups} = await admin.send(new AdminListGroupsForUserCommand({UserPoolId, Username: email}));
  expect(Groups?.map(({GroupName}) => GroupName)).toEqual(['developer-users', 'dashboard-flights']);
  await admin.send(
    new AdminRemoveUserFromGroupCommand({UserPoolId, Username: email, GroupName: 'developer-users'}),
  );
  expect(await groups()).toEqual(['dashboard-flights']);
  await expectRefusal(
    admin.send(new AdminAddUserToGroupCommand({UserPoolId, Username: email, GroupName: 'pilots'})),
    'ResourceNotFoundException',
    'Group not found.',
  );
});

test('a user whose password was reset sets a new one with the code', async () => {
  const email = await signUpUser(running);
  await admin.send(new AdminResetUserPasswordCommand({UserPoolId, Username: email}));
  expect((await getUser(email)).UserStatus).toBe('RESET_REQUIRED');
  expect(await signInAs(email, PASSWORD)).toBe('RESET_PASSWORD');
  const newPassword = 'Whychus-Creek-7!';
  await confirmResetPassword({username: email, confirmationCode: await running.codeFor(email), newPassword});
  expect(await signInAs(email, newPassword)).toBe('DONE');
});

test('an administrator signs somebody out everywhere', async () => {
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  await admin.send(new AdminUserGlobalSignOutCommand({UserPoolId, Username: email}));
  expect((await fetchAuthSession({forceRefresh: true})).tokens).toBeUndefined();
});

test('API keys that the key service writes are in the next token, and whoever is disabled is known as such', async () => {
  const email = await signUpUser(running);
  const {Username: accountId = ''} = await getUser(email);
  await admin.send(
    new AdminAddUserToGroupCommand({UserPoolId, Username: email, GroupName: 'developer-users'}),
  );
  const UserAttributes = [{Name: 'custom:apiKeys', Value: '["key-of-mara"]'}];
  await keyService.send(new AdminUpdateUserAttributesCommand({UserPoolId, Username: email, UserAttributes}));
  await signInAs(email, PASSWORD);
  expect(await fetchUserAttributes()).toMatchObject({'custom:apiKeys': '["key-of-mara"]'});
  expect(running.accounts.find(accountId)).toEqual({accountId, groups: ['developer-users']});
  await admin.send(new AdminDisableUserCommand({UserPoolId, Username: email}));
  expect(running.accounts.isEnabled(accountId)).toBe(false);
  await admin.send(new AdminEnableUserCommand({UserPoolId, Username: email}));
  expect(running.accounts.isEnabled(accountId)).toBe(true);
});

test("an administrator's browser writes no API keys, neither to a new user nor to one who is there", async () => {
  const email = await signUpUser(running);
  const UserAttributes = [{Name: 'custom:apiKeys', Value: '["key-of-my-own"]'}];
  await expect(
    admin.send(new AdminUpdateUserAttributesCommand({UserPoolId, Username: email, UserAttributes})),
  ).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringContaining(
      'no identity-based policy allows the cognito-idp:AdminUpdateUserAttributes',
    ),
  });
  const invited = freshEmail('invited');
  await expectRefusal(
    admin.send(new AdminCreateUserCommand({UserPoolId, Username: invited, UserAttributes})),
    'UserLambdaValidationException',
    'PreSignUp failed with error custom:apiKeys is written by the key service alone.',
  );
  await expectRefusal(getUser(invited), ...notFound);
  expect(await running.outbox.list(invited)).toEqual([]);
});

test('the key service writes attributes and does nothing else', async () => {
  await expect(
    keyService.send(new AdminDeleteUserCommand({UserPoolId, Username: adminAccount.email})),
  ).rejects.toMatchObject({name: 'AccessDeniedException'});
});

test('an address changed by the key service takes effect at once and is verified by its code', async () => {
  const email = await signUpUser(running);
  const next = freshEmail('moved');
  const move = (...more: {Name: string; Value: string}[]) =>
    keyService.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username: email,
        UserAttributes: [{Name: 'email', Value: next}, ...more],
      }),
    );
  await move();
  const {UserAttributes} = await getUser(next);
  expect(UserAttributes).toContainEqual({Name: 'email_verified', Value: 'false'});
  expect(await running.codeFor(next)).toMatch(/^\d{6}$/);
  await expectRefusal(move(), ...notFound);
  await expectRefusal(
    keyService.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username: next,
        UserAttributes: [{Name: 'email', Value: adminAccount.email}],
      }),
    ),
    'AliasExistsException',
    'An account with the email already exists.',
  );
});
