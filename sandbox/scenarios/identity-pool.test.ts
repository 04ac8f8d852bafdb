import {GetCredentialsForIdentityCommand, GetIdCommand} from '@aws-sdk/client-cognito-identity';
import {
  AdminDisableUserCommand,
  AdminRemoveUserFromGroupCommand,
  ListGroupsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {fetchAuthSession, signOut} from 'aws-amplify/auth';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {adminAccount, developer, visitor} from '../base/seededAccounts';
import {providerName} from '../identity/identity-pool/logins';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, pointAmplifyAt, signInAs, tokens} from './amplify';
import {expectRefusal} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

const {identityPoolId: IdentityPoolId, userPoolId: UserPoolId} = poolSettings;
const PROVIDER = providerName(poolSettings);
const ADMIN_ROLE = 'arn:aws:iam::000000000000:role/developer-portal-admin';
const USER_ROLE = 'arn:aws:iam::000000000000:role/developer-portal-user';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
beforeEach(() => running.clock.reset());
afterAll(() => running.close());

const getId = (Logins: Record<string, string>, poolId = IdentityPoolId) =>
  running.identityPool().send(new GetIdCommand({IdentityPoolId: poolId, Logins}));
const getCredentials = (
  IdentityId: string | undefined,
  Logins: Record<string, string>,
  CustomRoleArn?: string,
) => running.identityPool().send(new GetCredentialsForIdentityCommand({IdentityId, Logins, CustomRoleArn}));

async function loginsOf(email: string, password?: string): Promise<Record<string, string>> {
  await signInAs(email, password);
  return {[PROVIDER]: (await tokens()).id};
}

/** The role in a session token. */
const roleOf = (sessionToken = ''): unknown =>
  JSON.parse(Buffer.from(sessionToken.split('.')[0] ?? '', 'base64').toString()).roleArn;

test('Amplify fetches credentials for an hour, under an identity that stays the same', async () => {
  await signInAs(adminAccount.email);
  const first = await fetchAuthSession();
  expect(first.identityId).toMatch(/^us-west-2:[0-9a-f-]{36}$/);
  expect(first.credentials?.accessKeyId).toMatch(/^ASIA[0-9A-F]{16}$/);
  const life = Number(first.credentials?.expiration) - (await running.clock.now()).getTime();
  expect(life / 1000).toBeGreaterThan(3590);
  expect(life / 1000).toBeLessThanOrEqual(3600);
  await signOut();
  await signInAs(adminAccount.email);
  expect((await fetchAuthSession()).identityId).toBe(first.identityId);
});

test.each([
  [adminAccount.email, ADMIN_ROLE],
  [developer.email, USER_ROLE],
  [visitor.email, USER_ROLE],
])('the lowest precedence chooses the role: %s gets %s', async (email, role) => {
  const Logins = await loginsOf(email);
  const {IdentityId} = await getId(Logins);
  const {Credentials} = await getCredentials(IdentityId, Logins);
  expect(roleOf(Credentials?.SessionToken)).toBe(role);
});

test('another role of the token can be asked for, none beside', async () => {
  const Logins = await loginsOf(adminAccount.email);
  const {IdentityId} = await getId(Logins);
  const {Credentials} = await getCredentials(IdentityId, Logins, USER_ROLE);
  expect(roleOf(Credentials?.SessionToken)).toBe(USER_ROLE);
  const theirs = await loginsOf(visitor.email);
  const {IdentityId: their} = await getId(theirs);
  await expect(getCredentials(their, theirs, ADMIN_ROLE)).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
});

test('an administrator who leaves the group has credentials until their hour ends, and gets no new ones', async () => {
  // The seeded administrator leaves and the test puts nobody else in: this sandbox is its own.
  const alone = await startIdentity();
  pointAmplifyAt(alone);
  const credentials = await adminCredentials();
  const admin = alone.userPool(credentials);
  await admin.send(
    new AdminRemoveUserFromGroupCommand({
      UserPoolId,
      Username: adminAccount.email,
      GroupName: 'developer-admins',
    }),
  );
  expect((await admin.send(new ListGroupsCommand({UserPoolId}))).Groups).toHaveLength(19);
  const {id} = await tokens({forceRefresh: true});
  await expect(
    alone.userPool(await alone.credentialsFor(id)).send(new ListGroupsCommand({UserPoolId})),
  ).rejects.toMatchObject({name: 'AccessDeniedException'});
  await alone.close();
  pointAmplifyAt(running);
});

test('nobody gets an identity without signing in', async () => {
  await expectRefusal(
    getId({}),
    'NotAuthorizedException',
    'Unauthenticated access is not supported for this identity pool.',
  );
  await expectRefusal(
    getId({'accounts.example': 'token'}),
    'NotAuthorizedException',
    'Token is not from a supported provider of this identity pool.',
  );
});

test('only a good id token logs in', async () => {
  const email = await signUpUser(running);
  const Logins = await loginsOf(email, PASSWORD);
  const {access} = await tokens();
  const invalid = 'Invalid login token. Not a valid OpenId Connect identity token.';
  for (const token of [access, 'nonsense'])
    await expectRefusal(getId({[PROVIDER]: token}), 'NotAuthorizedException', invalid);

  await running.clock.advance(3601);
  await expect(getId(Logins)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: expect.stringMatching(/^Invalid login token\. Token expired: \d+ >= \d+$/),
  });
  await running.clock.reset();

  await signOut();
  await expectRefusal(
    getId(Logins),
    'NotAuthorizedException',
    'Invalid login token. Token has been revoked.',
  );
});

test('a disabled user logs in no more', async () => {
  const email = await signUpUser(running);
  const Logins = await loginsOf(email, PASSWORD);
  const admin = running.userPool(await adminCredentials());
  await admin.send(new AdminDisableUserCommand({UserPoolId, Username: email}));
  await expectRefusal(getId(Logins), 'NotAuthorizedException', 'User is disabled.');
});

test("somebody else's identity, an unknown one and an unknown pool are refused", async () => {
  const theirs = await getId(await loginsOf(adminAccount.email));
  const Logins = await loginsOf(visitor.email);
  await expectRefusal(
    getCredentials(theirs.IdentityId, Logins),
    'NotAuthorizedException',
    "Logins don't match. Please include at least one valid login for this identity or identity pool.",
  );
  const nobody = 'us-west-2:00000000-0000-4000-8000-00000000dead';
  await expectRefusal(
    getCredentials(nobody, Logins),
    'ResourceNotFoundException',
    `Identity '${nobody}' not found.`,
  );
  await expectRefusal(
    getId(Logins, nobody),
    'ResourceNotFoundException',
    `IdentityPool '${nobody}' not found.`,
  );
});
