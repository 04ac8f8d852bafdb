import type {ChangePasswordResponse} from '@aws-sdk/client-cognito-identity-provider';
import {invalidParameter, wrongCredentials} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import type {Dependencies} from '../dependencies/dependencies';
import {poolName} from '../pool/settings';
import {makeVerifier, isPasswordRight} from '../srp/verifier';
import {checkPassword} from '../pool/passwordPolicy';
import {password} from './fields';
import {bearerOperation} from './operation';

/** A signed-in user sets another password, knowing the old one; or a first one. */
export const changePassword = bearerOperation(
  {PreviousPassword: password.optional(), ProposedPassword: password},
  ({limits, pool, power, users}: Pick<Dependencies, 'limits' | 'pool' | 'power' | 'users'>) =>
    ({PreviousPassword, ProposedPassword}, {user}): ChangePasswordResponse => {
      const owner = {poolName: poolName(pool.userPoolId), userId: user.userId};
      checkPassword(ProposedPassword);
      limits.count(user.userId, 'ChangePassword');
      if (user.hasPassword) {
        if (PreviousPassword === undefined)
          throw invalidParameter('Missing required parameter PreviousPassword');
        if (!isPasswordRight(power, owner, PreviousPassword, user.password)) throw wrongCredentials();
      }
      limits.forget(user.userId, 'ChangePassword');
      users.update(user.userId, {password: makeVerifier(power, owner, ProposedPassword, secretBytes(16))});
      return {};
    },
);
