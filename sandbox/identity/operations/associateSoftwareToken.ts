import type {AssociateSoftwareTokenResponse} from '@aws-sdk/client-cognito-identity-provider';
import {secretBytes, secretToken} from '../pool/secrets';
import type {Dependencies} from '../dependencies/dependencies';
import {useUp} from '../sign-in/challenge';
import {requireTotpOwner} from '../sign-in/requireTotpOwner';
import {base32} from '../users/totp';
import {session, token} from './fields';
import {operation} from './operation';

type Needs = Pick<Dependencies, 'bearers' | 'challenges' | 'pool' | 'users'>;

/** Returns the secret for an authenticator app. A working second factor stays until the new one has given a right code. */
export const associateSoftwareToken = operation(
  {AccessToken: token.optional(), Session: session.optional()},
  (dependencies: Needs) =>
    async ({AccessToken, Session}): Promise<AssociateSoftwareTokenResponse> => {
      const {user, challenge} = await requireTotpOwner(dependencies, {AccessToken, Session});
      const secret = base32(secretBytes(32));
      const before = user.totp ?? {enabled: false, preferred: false};
      dependencies.users.update(user.userId, {totp: {...before, pending: secret}});
      if (!challenge || !Session) return {SecretCode: secret};
      const next = secretToken();
      useUp(dependencies.challenges, Session);
      dependencies.challenges.open(next, {name: challenge.name, userId: user.userId, state: challenge.state});
      return {SecretCode: secret, Session: next};
    },
);
