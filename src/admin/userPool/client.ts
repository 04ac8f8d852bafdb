import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import {loadUser} from '@site/src/auth/session/session.client';
import {personalCredentials} from '@site/src/auth/session/adminCredentials';
import {identitySettings} from '@site/src/auth/settings/identitySettings';
import {poolCalls, recordCalls} from './calls';
import {refuseChanges} from './refuseChanges';

const {region, endpoints} = identitySettings;

const options: CognitoIdentityProviderClientConfig = {
  region,
  credentials: personalCredentials,
  ...(endpoints && {endpoint: endpoints.userPool}),
};

/**
 * The user pool's administration, signed with the admin's own credentials from the identity pool (there is no
 * backend that could hold others). A person whose group role does not permit a call is refused by the
 * service, whatever this page shows.
 */
export const userPool = new CognitoIdentityProviderClient(options);

/**
 * The same for many changes in a row. It sends nothing twice by itself: whoever runs them slows all of them down when
 * the service is too busy for one.
 */
export const userPoolOnce = new CognitoIdentityProviderClient({...options, maxAttempts: 1});

for (const client of [userPool, userPoolOnce]) {
  recordCalls(client, poolCalls, async () => (await loadUser())?.username);
  refuseChanges(client);
}

/** Which pool every call names. */
export const userPoolId = identitySettings.userPoolId;

/** The most items that the service gives in one response. */
export const PAGE_SIZE = 60;
