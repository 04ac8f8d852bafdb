import type {AssociateSoftwareTokenResponse} from '@aws-sdk/client-cognito-identity-provider';
import {secretBytes, secretToken} from '../secrets';
import type {Services} from '../services';
import {useUp} from '../sign-in/step';
import {totpSetup} from '../sign-in/totpSetup';
import {base32} from '../users/totp';
import {accessToken, session} from './fields';
import {operation} from './operation';

type Needs = Pick<Services, 'bearers' | 'challenges' | 'users'>;

/** Hands out the secret for an authenticator app. A working second factor stays until the new one has shown a code. */
export const associateSoftwareToken = operation(
  {AccessToken: accessToken.optional(), Session: session.optional()},
  (services: Needs) =>
    ({AccessToken, Session}): AssociateSoftwareTokenResponse => {
      const {user, challenge} = totpSetup(services, {AccessToken, Session});
      const secret = base32(secretBytes(32));
      const before = user.totp ?? {enabled: false, preferred: false};
      services.users.update(user.userId, {totp: {...before, pending: secret}});
      if (!challenge || !Session) return {SecretCode: secret};
      const next = secretToken();
      useUp(services.challenges, Session);
      services.challenges.open(next, {name: challenge.name, userId: user.userId, state: challenge.state});
      return {SecretCode: secret, Session: next};
    },
);
