import './configure';
import {identitySettings} from '../settings/identitySettings';
import {sessionTokens} from './tokens';

/**
 * Ends every session of the signed-in user.
 *
 * @throws when nobody is signed in, or the service refuses or cannot be reached
 */
export async function endAllSessions(): Promise<void> {
  const accessToken = (await sessionTokens())?.accessToken.toString();
  const {CognitoIdentityProviderClient, GlobalSignOutCommand} =
    await import('@aws-sdk/client-cognito-identity-provider');
  const {region, endpoints} = identitySettings;
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoints && {endpoint: endpoints.userPool}),
    // The access token speaks for the user; there are no AWS credentials to sign with.
    signer: {sign: (request) => Promise.resolve(request)},
    maxAttempts: 1,
  });
  await client.send(new GlobalSignOutCommand({AccessToken: accessToken}));
}
