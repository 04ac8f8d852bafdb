import {DescribeUserPoolClientCommand} from '@aws-sdk/client-cognito-identity-provider';
import {fault, findingsOr, warning, type Check} from '../finding';
import {withCredentials} from '../withCredentials';

const API_KEYS = 'custom:apiKeys';
/** People write it themselves: that is what it is for. */
const THRESHOLDS = 'custom:weatherThresholds';
/** Choice-based sign-in, for passkeys and codes in place of the password. */
const CHOICE = 'ALLOW_USER_AUTH';
const flows = [CHOICE, 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];

/** Whether the settings of the app client are those of decisions/0004, section 2. */
export const appClient: Check = {
  name: 'app client',
  run: ({userPool, site}) =>
    withCredentials('cognito-idp:DescribeUserPoolClient', async () => {
      const {userPoolId: UserPoolId, userPoolClientId: ClientId} = site.identity;
      const {UserPoolClient: client = {}} = await userPool.send(
        new DescribeUserPoolClientCommand({UserPoolId, ClientId}),
      );
      const {WriteAttributes: writable, ReadAttributes: readable, ExplicitAuthFlows: allowed = []} = client;
      // Where nothing is listed, an app client may write every attribute.
      const own = writable?.filter((name) => name.startsWith('custom:')) ?? [API_KEYS];
      const others = allowed.filter((flow) => !flows.includes(flow));
      return findingsOr(
        [
          own.includes(API_KEYS) &&
            fault(
              `people can write ${API_KEYS} themselves, and so give themselves keys`,
              `take ${API_KEYS} out of the attributes that the app client may write`,
            ),
          ...own
            .filter((name) => name !== API_KEYS && name !== THRESHOLDS)
            .map((name) =>
              warning(
                `people can write ${name} themselves`,
                'let the app client write it only if that is meant',
              ),
            ),
          readable &&
            !readable.includes(API_KEYS) &&
            fault(
              `the app client may not read ${API_KEYS}, so nobody sees their keys`,
              `add ${API_KEYS} to the attributes that it may read`,
            ),
          [writable, readable].some((names) => names && !names.includes(THRESHOLDS)) &&
            warning(
              `the app client may not read and write ${THRESHOLDS}`,
              `let it do both: the dashboard keeps people's own weather thresholds there`,
            ),
          client.ClientSecret !== undefined &&
            fault('the app client has a secret, which no page can keep', 'make an app client without one'),
          site.identity.firstFactors.length > 1 &&
            !allowed.includes(CHOICE) &&
            fault(
              'the app client does not allow a choice at sign-in, and the portal offers one',
              `allow ${CHOICE}, or list the password alone in identity.firstFactors`,
            ),
          others.length > 0 &&
            warning(`the app client also allows ${others.join(', ')}`, `allow ${flows.join(', ')} alone`),
          client.EnableTokenRevocation !== true &&
            fault('signing out ends no session elsewhere', 'switch token revocation of the app client on'),
        ],
        'nobody writes their own keys, and signing out ends the session',
      );
    }),
};
