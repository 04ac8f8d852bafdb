import type {DescribeUserPoolClientResponse} from '@aws-sdk/client-cognito-identity-provider';
import {API_KEYS, writableByUser} from '../pool/attributes';
import type {Dependencies} from '../dependencies/dependencies';
import {resourceNotFound} from '../pool/errors';
import {lifetimes, poolName} from '../pool/settings';
import {clientId} from './fields';
import {adminOperation} from './operation';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The settings of the one app client. */
export const describeUserPoolClient = adminOperation(
  {ClientId: clientId},
  ({keys, pool}: Pick<Dependencies, 'keys' | 'pool'>) =>
    ({ClientId}): DescribeUserPoolClientResponse => {
      if (ClientId !== pool.userPoolClientId)
        throw resourceNotFound(`User pool client ${ClientId} does not exist.`);
      return {
        UserPoolClient: {
          UserPoolId: pool.userPoolId,
          ClientName: poolName(pool.userPoolId),
          ClientId,
          CreationDate: keys.since(),
          LastModifiedDate: keys.since(),
          ExplicitAuthFlows: ['ALLOW_USER_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
          PreventUserExistenceErrors: 'ENABLED',
          EnableTokenRevocation: true,
          AccessTokenValidity: lifetimes.token / MINUTE,
          IdTokenValidity: lifetimes.token / MINUTE,
          RefreshTokenValidity: lifetimes.refreshToken / DAY,
          TokenValidityUnits: {AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days'},
          AuthSessionValidity: lifetimes.challenge / MINUTE,
          ReadAttributes: [...writableByUser, 'email_verified', 'phone_number_verified', API_KEYS],
          WriteAttributes: [...writableByUser],
        },
      };
    },
);
