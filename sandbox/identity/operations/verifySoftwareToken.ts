import type {VerifySoftwareTokenResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {CognitoError, invalidParameter, passwordAttemptsExceeded} from '../pool/errors';
import {secretToken} from '../pool/secrets';
import type {Dependencies} from '../dependencies/dependencies';
import {useUp} from '../sign-in/challenge';
import {requireTotpOwner} from '../sign-in/requireTotpOwner';
import {findTimeStep} from '../users/totp';
import {session, text, token} from './fields';
import {operation} from './operation';

const shape = {
  AccessToken: token.optional(),
  Session: session.optional(),
  UserCode: z.string().regex(/^[0-9]{6}$/),
  FriendlyDeviceName: text.optional(),
};

type Needs = Pick<Dependencies, 'bearers' | 'challenges' | 'clock' | 'failures' | 'pool' | 'users'>;

/** The first code of an authenticator app: from now on its secret is the user's. */
export const verifySoftwareToken = operation(
  shape,
  (dependencies: Needs) =>
    async ({AccessToken, Session, UserCode, FriendlyDeviceName}): Promise<VerifySoftwareTokenResponse> => {
      const {challenges, clock, failures, users} = dependencies;
      const {user, challenge} = await requireTotpOwner(dependencies, {AccessToken, Session});
      const {pending, ...before} = user.totp ?? {enabled: false, preferred: false};
      if (!pending) throw invalidParameter('User has not associated software token');
      if (failures.isLocked(user.userId)) throw passwordAttemptsExceeded();
      const step = findTimeStep(pending, UserCode, clock.now());
      if (step === undefined) {
        failures.record(user.userId);
        throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
      }
      users.update(user.userId, {
        totp: {
          ...before,
          secret: pending,
          lastStep: step,
          ...(FriendlyDeviceName !== undefined && {deviceName: FriendlyDeviceName}),
        },
      });
      if (!challenge || !Session) return {Status: 'SUCCESS'};
      const next = secretToken();
      useUp(challenges, Session);
      challenges.open(next, {
        name: challenge.name,
        userId: user.userId,
        state: {...challenge.state, verified: 'true'},
      });
      return {Status: 'SUCCESS', Session: next};
    },
);
