import {GetCredentialsForIdentityCommand, GetIdCommand} from '@aws-sdk/client-cognito-identity';
import {ListGroupsCommand} from '@aws-sdk/client-cognito-identity-provider';
import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn, signOut} from 'aws-amplify/auth';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {pointAmplifyAt} from './amplify';
import {expectRefusal} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {type OwnIdentity, startIdentity} from './startIdentity';

let running: OwnIdentity;
beforeAll(async () => {
  running = await startIdentity({allowsGuests: true});
  pointAmplifyAt(running);
  const {Auth} = Amplify.getConfig();
  if (!Auth?.Cognito || !('identityPoolId' in Auth.Cognito)) throw new Error('Amplify has no identity pool.');
  Amplify.configure({Auth: {Cognito: {...Auth.Cognito, allowGuestAccess: true}}} as never);
});
afterAll(() => running.close());

test('a guest’s identity becomes the person’s at their first sign-in, and stays it', async () => {
  const email = await signUpUser(running);
  await signOut();
  const guest = await fetchAuthSession();
  expect(guest.tokens).toBeUndefined();
  expect(guest.identityId).toMatch(/^us-west-2:[0-9a-f-]{36}$/);
  // Reading the session again makes no second guest.
  expect((await fetchAuthSession()).identityId).toBe(guest.identityId);

  await enter(email);
  const person = await fetchAuthSession();
  expect(person.tokens).toBeDefined();
  expect(person.identityId).toBe(guest.identityId);

  await signOut();
  const next = await fetchAuthSession();
  expect(next.identityId).not.toBe(guest.identityId);
  await enter(email);
  expect((await fetchAuthSession()).identityId).toBe(guest.identityId);
});

test('a guest may do nothing at the user pool, and has no credentials of a person', async () => {
  await signOut();
  const {credentials} = await fetchAuthSession();
  if (!credentials?.sessionToken) throw new Error('The guest got no credentials.');
  const {accessKeyId, secretAccessKey, sessionToken} = credentials;
  const pool = running.userPool({accessKeyId, secretAccessKey, sessionToken});
  const {userPoolId: UserPoolId} = poolSettings;
  await expect(pool.send(new ListGroupsCommand({UserPoolId}))).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });

  await enter(await signUpUser(running));
  const {identityId: own} = await fetchAuthSession();
  await signOut();
  await expectRefusal(
    running.identityPool().send(new GetCredentialsForIdentityCommand({IdentityId: own})),
    'NotAuthorizedException',
    `Access to Identity '${own}' is forbidden.`,
  );
});

test('a reset forgets the guests', async () => {
  const pool = running.identityPool();
  const {IdentityId} = await pool.send(new GetIdCommand({IdentityPoolId: poolSettings.identityPoolId}));
  running.identity.reset();
  await expectRefusal(
    pool.send(new GetCredentialsForIdentityCommand({IdentityId})),
    'ResourceNotFoundException',
    `Identity '${IdentityId}' not found.`,
  );
});

/** Not `signInAs`, which signs out first: that forgets the guest. */
const enter = (username: string) => signIn({username, password: PASSWORD});
