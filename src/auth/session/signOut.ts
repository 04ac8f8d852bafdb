import './configure';
import {signOut as amplifySignOut} from 'aws-amplify/auth';
import {identitySettings} from '../settings/identitySettings';
import {forgetViewing} from '../viewing/viewing';
import {sessionTokens} from './tokens';

/**
 * Ends the session.
 *
 * @param options.everywhere also ends it on every other device of the user
 * @throws when `everywhere` was asked and the service did not do it: then this session stays as well
 */
export async function signOut({everywhere = false} = {}): Promise<void> {
  // Amplify's own global sign-out swallows failures: the person would believe that a lost device is signed out.
  if (everywhere) await endAllSessions();
  await amplifySignOut();
  forgetViewing();
}

/**
 * Ends every session of the signed-in user.
 *
 * @throws when nobody is signed in, or the service refuses or cannot be reached
 */
async function endAllSessions(): Promise<void> {
  const accessToken = (await sessionTokens())?.accessToken.toString();
  const {CognitoIdentityProviderClient, GlobalSignOutCommand} =
    await import('@aws-sdk/client-cognito-identity-provider');
  const {region, endpoints} = identitySettings;
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoints && {endpoint: endpoints.userPool}),
    // The access token identifies the user: the request needs no signature.
    signer: {sign: (request) => Promise.resolve(request)},
    maxAttempts: 1,
  });
  await client.send(new GlobalSignOutCommand({AccessToken: accessToken}));
}
