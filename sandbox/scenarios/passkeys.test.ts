import {
  associateWebAuthnCredential,
  confirmSignIn,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  signIn,
  signOut,
} from 'aws-amplify/auth';
import {AdminDisableUserCommand} from '@aws-sdk/client-cognito-identity-provider';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {poolSettings} from '../identity/pool/settings';
import {adminCredentials, pointAmplifyAt, signInAs, tokens} from './amplify';
import {expectRefusal} from './refusal';
import {PASSWORD, signUpUser} from './signUpUser';
import {SoftwareAuthenticator} from './softwareAuthenticator';
import {startIdentity} from './startIdentity';
import {type RunningIdentity, startService} from './startService';

let running: RunningIdentity;
beforeAll(async () => {
  running = await startService();
  pointAmplifyAt(running);
});
afterAll(() => running.close());

/** Somebody signed in who has a passkey. */
async function userWithPasskey(): Promise<{email: string; authenticator: SoftwareAuthenticator}> {
  const email = await signUpUser(running);
  await signInAs(email, PASSWORD);
  const authenticator = new SoftwareAuthenticator();
  await withAuthenticator(authenticator, associateWebAuthnCredential);
  return {email, authenticator};
}

/** Calls Amplify in a browser that has this authenticator. */
async function withAuthenticator<Result>(
  authenticator: SoftwareAuthenticator,
  call: () => Promise<Result>,
): Promise<Result> {
  authenticator.plugIn();
  try {
    return await call();
  } finally {
    vi.unstubAllGlobals();
  }
}

const signInByPasskey = (email: string, authenticator: SoftwareAuthenticator) =>
  withAuthenticator(authenticator, () =>
    signIn({username: email, options: {authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN'}}),
  );

test('a passkey is registered, listed, signs in, and signs in no more once removed', async () => {
  const {email, authenticator} = await userWithPasskey();
  const {credentials} = await listWebAuthnCredentials();
  expect(credentials).toEqual([
    {
      credentialId: [...authenticator.keys.keys()][0],
      friendlyCredentialName: 'Passkey',
      relyingPartyId: 'localhost',
      authenticatorAttachment: 'platform',
      authenticatorTransports: ['internal'],
      createdAt: expect.any(Date),
    },
  ]);
  await signOut();
  expect(await signInByPasskey(email, authenticator)).toMatchObject({isSignedIn: true});
  expect((await tokens()).id).not.toBe('');
  await deleteWebAuthnCredential({credentialId: credentials[0]?.credentialId ?? ''});
  expect((await listWebAuthnCredentials()).credentials).toEqual([]);
  await signOut();
  const {nextStep} = await signInByPasskey(email, authenticator);
  expect(nextStep).toMatchObject({
    signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
    availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'],
  });
});

test('without a preference the passkey is one of the choices', async () => {
  const {email, authenticator} = await userWithPasskey();
  await signOut();
  const {nextStep} = await signIn({username: email, options: {authFlowType: 'USER_AUTH'}});
  expect(nextStep).toMatchObject({
    availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP'],
  });
  const done = await withAuthenticator(authenticator, () => confirmSignIn({challengeResponse: 'WEB_AUTHN'}));
  expect(done.nextStep.signInStep).toBe('DONE');
});

test('whoever cancels the prompt chooses again', async () => {
  const {email, authenticator} = await userWithPasskey();
  await signOut();
  const elsewhere = new SoftwareAuthenticator();
  await expect(signInByPasskey(email, elsewhere)).rejects.toMatchObject({
    name: 'PasskeyAuthenticationCanceled',
  });
  const {nextStep} = await confirmSignIn({challengeResponse: 'EMAIL_OTP'});
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await signInByPasskey(email, authenticator)).toMatchObject({isSignedIn: true});
});

test('one authenticator keeps one passkey for one user, and a user twenty', async () => {
  const {authenticator} = await userWithPasskey();
  await expect(withAuthenticator(authenticator, associateWebAuthnCredential)).rejects.toMatchObject({
    name: 'PasskeyAlreadyExists',
  });
  for (let count = 1; count < 20; count += 1)
    await withAuthenticator(new SoftwareAuthenticator(), associateWebAuthnCredential);
  await expectRefusal(
    withAuthenticator(new SoftwareAuthenticator(), associateWebAuthnCredential),
    'LimitExceededException',
    'The user has the most passkeys that are allowed.',
  );
  const first = await listWebAuthnCredentials({pageSize: 15});
  expect(first.credentials).toHaveLength(15);
  const second = await listWebAuthnCredentials({nextToken: first.nextToken ?? ''});
  expect(second.credentials).toHaveLength(5);
  expect(second.nextToken).toBeUndefined();
});

test("somebody else's passkey cannot be removed", async () => {
  const {authenticator} = await userWithPasskey();
  const [credentialId = ''] = authenticator.keys.keys();
  await signInAs(await signUpUser(running), PASSWORD);
  await expectRefusal(
    deleteWebAuthnCredential({credentialId}),
    'ResourceNotFoundException',
    'Credential does not exist.',
  );
});

test('a disabled user learns it from the passkey, as from the password', async () => {
  const {email, authenticator} = await userWithPasskey();
  const admin = running.userPool(await adminCredentials());
  const {userPoolId: UserPoolId} = poolSettings;
  await admin.send(new AdminDisableUserCommand({UserPoolId, Username: email}));
  await signOut();
  await expectRefusal(signInByPasskey(email, authenticator), 'NotAuthorizedException', 'User is disabled.');
});

test('passkeys go with their user, and with a reset', async () => {
  const {email, authenticator} = await userWithPasskey();
  await running.reset();
  await signOut();
  await signUpUser(running, {email});
  const {nextStep} = await signInByPasskey(email, authenticator);
  expect(nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION');
});

test('a pool without passkeys, or without a domain for them, registers none', async () => {
  const refusalIn = async (pool: Parameters<typeof startIdentity>[0]) => {
    const other = await startIdentity(pool);
    pointAmplifyAt(other);
    await signInAs(await signUpUser(other), PASSWORD);
    const outcome = await withAuthenticator(new SoftwareAuthenticator(), associateWebAuthnCredential).catch(
      (error: unknown) => (error as Error).name,
    );
    await other.close();
    return outcome;
  };
  expect(await refusalIn({firstFactors: ['PASSWORD']})).toBe('WebAuthnNotEnabledException');
  expect(await refusalIn({relyingPartyId: undefined})).toBe('WebAuthnConfigurationMissingException');
  pointAmplifyAt(running);
});
