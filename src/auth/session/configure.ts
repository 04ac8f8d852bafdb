import {Amplify} from 'aws-amplify';
import {cognitoUserPoolsTokenProvider} from 'aws-amplify/auth/cognito';
import {ConsoleLogger, CookieStorage} from 'aws-amplify/utils';
import {identitySettings} from '../settings/identitySettings';

// At module scope, not in an effect: every module of this folder imports this one first, so that no call can run before
// the endpoints are known. Locally both endpoints are the sandbox's; in production they are absent and Amazon's serve.
const {userPoolId, userPoolClientId, identityPoolId, endpoints, oauth, cookie} = identitySettings;

// It warns at every start that an endpoint is not Amazon's own. That is intended here; its errors are still logged.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Where people sign in, in the words of the identity library. */
export const authConfig = {
  Cognito: {
    userPoolId,
    userPoolClientId,
    identityPoolId,
    ...(endpoints && {userPoolEndpoint: endpoints.userPool, identityPoolEndpoint: endpoints.identityPool}),
    // Off, a visitor who is not signed in gets nothing from AWS.
    allowGuestAccess: identitySettings.allowGuestAccess ?? false,
    loginWith: {email: true, ...(oauth && {oauth})},
  },
};
Amplify.configure({Auth: authConfig});

if (cookie) {
  const {expiresDays, ...rest} = cookie;
  cognitoUserPoolsTokenProvider.setKeyValueStorage(new CookieStorage({...rest, expires: expiresDays}));
}
