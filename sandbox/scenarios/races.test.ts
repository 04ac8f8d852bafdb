import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {signUp} from 'aws-amplify/auth';
import {cognitoUserPoolsTokenProvider} from 'aws-amplify/auth/cognito';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, pointAmplifyAt, signInAs, tokens} from './amplify';
import {freshEmail, PASSWORD, REQUIRED, signUpUser} from './signUpUser';
import {type RunningIdentity, startService} from './startService';

const {userPoolClientId: ClientId, userPoolId: UserPoolId} = poolSettings;

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

/** Twenty calls at once, and how many of them ended in each way: `ok`, or the name of an error. */
async function twenty(call: (index: number) => Promise<unknown>): Promise<Record<string, number>> {
  const ends = await Promise.all(
    Array.from({length: 20}, (_, index) =>
      call(index).then(
        () => 'ok',
        (error: unknown) => (error as Error).name,
      ),
    ),
  );
  return Object.fromEntries(
    [...new Set(ends)].map((end) => [end, ends.filter((each) => each === end).length]),
  );
}

/** Somebody who is signed in, and whom a later sign-in in the same Amplify does not sign out. */
async function signedIn(): Promise<{email: string; access: string; refresh: string}> {
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  const {access} = await tokens();
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  return {email, access, refresh: stored?.refreshToken ?? ''};
}

const renew = (RefreshToken: string) =>
  running.userPool().send(new GetTokensFromRefreshTokenCommand({ClientId, RefreshToken}));

test('of twenty sign-ups of one address at once, one is one', async () => {
  const Username = freshEmail('race');
  const UserAttributes = [{Name: 'name', Value: 'Sam Ortega'}];
  const request = {ClientId, Password: PASSWORD, UserAttributes};
  expect(
    await twenty((index) =>
      running
        .userPool()
        .send(new SignUpCommand({...request, Username: index % 2 ? Username : Username.toUpperCase()})),
    ),
  ).toEqual({ok: 1, UsernameExistsException: 19});
  expect(await running.outbox.list(Username)).toHaveLength(1);
});

test('a code that is given twenty times at once confirms once', async () => {
  const Username = freshEmail('race');
  await signUp({username: Username, password: PASSWORD, options: REQUIRED});
  const ConfirmationCode = await running.codeFor(Username);
  const confirm = () =>
    running.userPool().send(new ConfirmSignUpCommand({ClientId, Username, ConfirmationCode}));
  expect(await twenty(confirm)).toEqual({ok: 1, NotAuthorizedException: 19});
});

test('whatever a refresh gives that runs beside an end, no token of it is good after the end', async () => {
  const credentials = await adminCredentials();
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  const admin = running.userPool(credentials);
  type Person = Awaited<ReturnType<typeof signedIn>>;
  const ends: Record<string, (person: Person) => Promise<unknown>> = {
    revoke: ({refresh}) => running.userPool().send(new RevokeTokenCommand({ClientId, Token: refresh})),
    signOut: ({email}) => admin.send(new AdminUserGlobalSignOutCommand({UserPoolId, Username: email})),
    remove: ({email}) => admin.send(new AdminDeleteUserCommand({UserPoolId, Username: email})),
  };
  for (const [name, end] of Object.entries(ends)) {
    const person = await signedIn();
    const given = [person.access];
    const outcomes = await twenty(async (index) => {
      if (index === 10) return end(person);
      const {AuthenticationResult} = await renew(person.refresh);
      given.push(AuthenticationResult?.AccessToken ?? '');
      return undefined;
    });
    expect(Object.keys(outcomes).sort(), name).toEqual(
      expect.arrayContaining(given.length > 1 ? ['ok'] : ['NotAuthorizedException']),
    );
    await expect(renew(person.refresh), name).rejects.toMatchObject({name: 'NotAuthorizedException'});
    for (const AccessToken of given)
      await expect(running.userPool().send(new GetUserCommand({AccessToken})), name).rejects.toMatchObject({
        name: name === 'remove' ? 'UserNotFoundException' : 'NotAuthorizedException',
      });
  }
});
