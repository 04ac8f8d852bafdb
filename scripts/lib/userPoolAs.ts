import {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn, signOut} from 'aws-amplify/auth';
import {ConsoleLogger} from 'aws-amplify/utils';
import {identitySettings} from '../../sandbox/base/identitySettings';
import {SEEDED_PASSWORD} from '../../sandbox/base/seededAccounts';

// It warns of every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/**
 * Lets the identity library speak with a sandbox.
 *
 * @param at address of the sandbox
 */
export function pointAmplifyAt(at: string): void {
  const {userPoolId, userPoolClientId, identityPoolId} = identitySettings;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        identityPoolId,
        userPoolEndpoint: `${at}/identity/user-pool`,
        identityPoolEndpoint: `${at}/identity/identity-pool`,
      },
    },
  });
}

/**
 * Amazon's own client with the identity-pool credentials of a person, as the portal makes one: SRP sign-in, identity
 * token, credentials, signature.
 *
 * @param at address of the sandbox
 */
export async function userPoolAs(email: string, at: string): Promise<CognitoIdentityProviderClient> {
  pointAmplifyAt(at);
  await signOut();
  await signIn({username: email, password: SEEDED_PASSWORD});
  const {credentials} = await fetchAuthSession();
  if (!credentials) throw new Error(`The identity pool gave ${email} no credentials.`);
  return new CognitoIdentityProviderClient({
    region: 'us-west-2',
    endpoint: `${at}/identity/user-pool`,
    credentials,
  });
}
