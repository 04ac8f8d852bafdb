import {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import {personalCredentials} from '@site/src/auth/session/adminCredentials';
import {identitySettings} from '@site/src/auth/settings/identitySettings';
import {poolCalls, recordCalls} from './calls';

const {region, endpoints} = identitySettings;

/**
 * The user pool's administration, signed with the admin's own credentials from the identity pool (there is no
 * backend that could hold others). A person whose group role does not permit a call is refused by the
 * service, whatever this page shows.
 */
export const userPool = new CognitoIdentityProviderClient({
  region,
  credentials: personalCredentials,
  ...(endpoints && {endpoint: endpoints.userPool}),
});

recordCalls(userPool, poolCalls);

/** Which pool every call names. */
export const userPoolId = identitySettings.userPoolId;

/** The most items that the service gives in one response. */
export const PAGE_SIZE = 60;
