import {Amplify} from 'aws-amplify';
import {
  type AuthSession,
  confirmSignIn,
  fetchAuthSession,
  type SignInOutput,
  signIn,
  signOut,
} from 'aws-amplify/auth';
import {adminAccount, SEEDED_PASSWORD} from '../base/seededAccounts';
import {poolSettings} from '../identity/pool/settings';
import {quickenPowers} from './quickPower';
import type {RunningIdentity, SdkCredentials} from './runningIdentity';

/**
 * Points Amplify at a running service, exactly as the portal does. Its tokens live in memory under Node, and its powers
 * are quick.
 */
export function pointAmplifyAt({url}: Pick<RunningIdentity, 'url'>): void {
  quickenPowers();
  const {userPoolId, userPoolClientId, identityPoolId} = poolSettings;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        identityPoolId,
        userPoolEndpoint: `${url}/user-pool`,
        identityPoolEndpoint: `${url}/identity-pool`,
      },
    },
  });
}

/** Signs in afresh, whoever was signed in before, and returns the next step. */
export async function signInAs(
  username: string,
  password = SEEDED_PASSWORD,
): Promise<SignInOutput['nextStep']['signInStep']> {
  await signOut();
  const {nextStep} = await signIn({username, password});
  return nextStep.signInStep;
}

/** Responds to the sign-in's challenge, with attributes where it asks for some, and returns the next step. */
export async function respond(
  challengeResponse: string,
  userAttributes: Readonly<Record<string, string>> = {},
): Promise<SignInOutput['nextStep']['signInStep']> {
  const {nextStep} = await confirmSignIn({challengeResponse, options: {userAttributes}});
  return nextStep.signInStep;
}

/** The three tokens of who is signed in, as text. */
export async function tokens(options?: {forceRefresh: boolean}): Promise<{access: string; id: string}> {
  const session: AuthSession = await fetchAuthSession(options);
  return {
    access: String(session.tokens?.accessToken ?? ''),
    id: String(session.tokens?.idToken ?? ''),
  };
}

/** AWS credentials of the seeded administrator, through the identity pool. */
export async function adminCredentials(): Promise<SdkCredentials> {
  await signInAs(adminAccount.email);
  const {credentials} = await fetchAuthSession();
  if (!credentials?.sessionToken) throw new Error('Amplify got no credentials from the identity pool.');
  const {accessKeyId, secretAccessKey, sessionToken} = credentials;
  return {accessKeyId, secretAccessKey, sessionToken};
}
