import {DescribeUserPoolCommand} from '@aws-sdk/client-cognito-identity-provider';
import {cognitoFactors} from '../../../infra/firstFactors';
import {fault, findingsOr, warning, type Check} from '../finding';
import {withCredentials} from '../withCredentials';

/** Whether the settings of the user pool are those of decisions/0004, section 1. */
export const userPool: Check = {
  name: 'user pool',
  run: ({userPool: client, site}) =>
    withCredentials('cognito-idp:DescribeUserPool', async () => {
      const {userPoolId: UserPoolId, passwordMinimumLength} = site.identity;
      const {UserPool: pool = {}} = await client.send(new DescribeUserPoolCommand({UserPoolId}));
      const length = pool.Policies?.PasswordPolicy?.MinimumLength;
      const factors = pool.Policies?.SignInPolicy?.AllowedFirstAuthFactors ?? ['PASSWORD'];
      const offered: string[] = site.identity.firstFactors.map((factor) => cognitoFactors[factor]);
      const missing = offered.filter((factor) => !factors.some((allowed) => allowed === factor));
      const unused = factors.filter((factor) => !offered.includes(factor));
      const heldBack = pool.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate ?? [];
      return findingsOr(
        [
          !pool.SchemaAttributes?.some(({Name}) => Name === 'custom:apiKeys') &&
            fault('the user pool has no attribute custom:apiKeys', 'add it: a string, mutable'),
          !pool.SchemaAttributes?.some(({Name}) => Name === 'custom:weatherThresholds') &&
            warning(
              'the user pool has no attribute custom:weatherThresholds, so nobody can keep thresholds of their own',
              'add it: a string, mutable',
            ),
          length !== passwordMinimumLength &&
            fault(
              `the user pool wants passwords of ${length} characters, the form of ${passwordMinimumLength}`,
              `set identity.passwordMinimumLength to ${length}, or change the pool`,
            ),
          missing.length > 0 &&
            fault(
              `the portal offers to sign in by ${missing.join(', ')}, the user pool does not allow it`,
              'correct identity.firstFactors, or the sign-in policy of the user pool',
            ),
          unused.length > 0 &&
            warning(
              `the user pool allows to sign in by ${unused.join(', ')}, the portal does not offer it`,
              'correct identity.firstFactors, or the sign-in policy of the user pool',
            ),
          !heldBack.includes('email') &&
            fault(
              'a new e-mail address counts before it is confirmed',
              'require verification before update for email: a typing error would lock its owner out',
            ),
          pool.LambdaConfig?.PreSignUp === undefined &&
            fault(
              'an admin in a browser can invite somebody with API keys',
              'add the pre sign-up trigger of decisions/0004, section 5',
            ),
          pool.UsernameConfiguration?.CaseSensitive !== false &&
            warning(
              'addresses that differ in case are different people',
              'a user pool is made case-insensitive when it is created: make another',
            ),
          pool.DeletionProtection !== 'ACTIVE' &&
            warning('the user pool can be deleted by mistake', 'switch deletion protection on'),
        ],
        `its settings are those of decisions/0004`,
      );
    }),
};
