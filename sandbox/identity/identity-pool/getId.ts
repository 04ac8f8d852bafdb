import type {GetIdResponse} from '@aws-sdk/client-cognito-identity';
import {identityId, logins} from '../operations/fields';
import {operation} from '../operations/operation';
import type {Dependencies} from '../dependencies/dependencies';
import {checkIdentityPool, isGuest, readLogins} from './logins';

const shape = {
  IdentityPoolId: identityId,
  Logins: logins,
};

/** The identity id of whoever logs in: always the same for the same user, and a new one for each guest. */
export const getId = operation(
  shape,
  (dependencies: Pick<Dependencies, 'bearers' | 'identities' | 'pool'>) =>
    async ({IdentityPoolId, Logins}): Promise<GetIdResponse> => {
      checkIdentityPool(dependencies.pool, IdentityPoolId);
      if (isGuest(dependencies.pool, Logins)) return {IdentityId: dependencies.identities.ofGuest()};
      const {user} = await readLogins(dependencies, Logins);
      return {IdentityId: dependencies.identities.of(user.userId)};
    },
);
