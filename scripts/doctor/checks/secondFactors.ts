import {GetUserPoolMfaConfigCommand} from '@aws-sdk/client-cognito-identity-provider';
import {fault, findingsOr, warning, type Check} from '../finding';
import {withCredentials} from '../withCredentials';

/** Whether people can protect an account with an authenticator app, as decisions/0004, section 1, wants it. */
export const secondFactors: Check = {
  name: 'second factors',
  run: ({userPool: client, site}) =>
    withCredentials('cognito-idp:GetUserPoolMfaConfig', async () => {
      const {userPoolId: UserPoolId, firstFactors} = site.identity;
      const configuration = await client.send(new GetUserPoolMfaConfigCommand({UserPoolId}));
      const {MfaConfiguration: mode = 'OFF', SoftwareTokenMfaConfiguration: apps} = configuration;
      if (mode === 'OFF')
        return [
          fault(
            'nobody can protect an account with a second factor',
            'set multi-factor authentication of the user pool to optional, with authenticator apps',
          ),
        ];
      // Cognito combines nothing but the password with a second factor.
      const passwordless = firstFactors.filter((factor) => factor !== 'password');
      return findingsOr(
        [
          apps?.Enabled !== true &&
            fault(
              'the user pool takes no authenticator apps',
              'allow them as a second factor: the dashboard offers them to everybody',
            ),
          configuration.EmailMfaConfiguration &&
            warning(
              'codes by email are a second factor, so whoever has one cannot reset a password by email',
              'switch email messages off as a second factor',
            ),
          configuration.SmsMfaConfiguration &&
            warning(
              'codes by SMS are a second factor, which costs money and is the weakest',
              'switch SMS messages off as a second factor, unless that is meant',
            ),
          mode === 'ON' &&
            passwordless.length > 0 &&
            warning(
              `everybody needs a second factor, so nobody can sign in by ${passwordless.join(', ')}, which the portal offers`,
              'make multi-factor authentication optional, or list the password alone in identity.firstFactors',
            ),
        ],
        `authenticator apps, for ${mode === 'ON' ? 'everybody' : 'whoever wants one'}`,
      );
    }),
};
