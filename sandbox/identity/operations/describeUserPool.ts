import type {DescribeUserPoolResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {poolArn, poolName} from '../pool/settings';
import {schema} from '../pool/attributes';
import {preSignUpArn} from '../pool/preSignUp';
import {passwordPolicy} from '../pool/passwordPolicy';
import {adminOperation} from './operation';

/** The pool's settings and the number of its users. */
export const describeUserPool = adminOperation(
  {},
  ({keys, pool, users}: Pick<Dependencies, 'keys' | 'pool' | 'users'>) =>
    (): DescribeUserPoolResponse => ({
      UserPool: {
        Id: pool.userPoolId,
        Name: poolName(pool.userPoolId),
        Arn: poolArn(pool),
        CreationDate: keys.since(),
        LastModifiedDate: keys.since(),
        EstimatedNumberOfUsers: users.count(),
        Policies: {
          PasswordPolicy: passwordPolicy,
          SignInPolicy: {AllowedFirstAuthFactors: [...pool.firstFactors]},
        },
        DeletionProtection: 'INACTIVE',
        SchemaAttributes: [...schema],
        UsernameAttributes: ['email'],
        UsernameConfiguration: {CaseSensitive: false},
        AutoVerifiedAttributes: ['email'],
        UserAttributeUpdateSettings: {AttributesRequireVerificationBeforeUpdate: ['email']},
        LambdaConfig: {PreSignUp: preSignUpArn(pool)},
        MfaConfiguration: pool.mfa,
        ...(pool.deviceTracking && {
          DeviceConfiguration: {ChallengeRequiredOnNewDevice: false, DeviceOnlyRememberedOnUserPrompt: true},
        }),
        AdminCreateUserConfig: {
          AllowAdminCreateUserOnly: false,
          UnusedAccountValidityDays: passwordPolicy.TemporaryPasswordValidityDays,
        },
        AccountRecoverySetting: {RecoveryMechanisms: [{Priority: 1, Name: 'verified_email'}]},
      },
    }),
);
