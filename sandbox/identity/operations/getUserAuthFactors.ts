import type {GetUserAuthFactorsResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {firstFactorsOf} from '../sign-in/firstFactors';
import {describeMfa} from '../users/describeUser';
import {bearerOperation} from './operation';

/** What the signed-in user can begin a sign-in with, and the second factors. */
export const getUserAuthFactors = bearerOperation(
  {},
  (dependencies: Pick<Dependencies, 'passkeys' | 'pool' | 'subjects'>) =>
    (_input, {user}): GetUserAuthFactorsResponse => ({
      Username: user.userId,
      ...describeMfa(user),
      // SRP is how a password is checked, and no factor of its own.
      ConfiguredUserAuthFactors: firstFactorsOf(dependencies, dependencies.subjects.of(user.userId)).filter(
        (factor) => factor !== 'PASSWORD_SRP',
      ),
    }),
);
