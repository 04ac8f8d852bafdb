import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {CognitoError, notAuthorized, passwordAttemptsExceeded} from '../errors';
import {matchingStep} from '../users/totp';
import {type StepServices, advance} from './advance';
import {type ChallengeAnswer, openChallenge, required, useUp} from './step';

/** Judges a code of the user's authenticator app. Wrong ones count towards the same lock as wrong passwords. */
export function answerSoftwareToken(
  services: StepServices,
  {session, responses}: ChallengeAnswer,
): RespondToAuthChallengeResponse {
  const {challenges, clock, failures, users} = services;
  const token = session ?? '';
  const {userId, state} = openChallenge(challenges, 'SOFTWARE_TOKEN_MFA', token);
  const code = required(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  if (failures.isLocked(userId)) throw passwordAttemptsExceeded();

  const user = users.find(userId);
  if (!user?.totp?.secret) throw notAuthorized('Invalid session for the user.');
  const step = matchingStep(user.totp.secret, code, clock.now());
  if (step === undefined) {
    failures.record(userId);
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  }
  if (step <= (user.totp.lastStep ?? -1))
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  useUp(challenges, token);
  const shown = users.update(userId, {totp: {...user.totp, lastStep: step}});
  return advance(services, shown, {secondFactorShown: true, deviceKey: state.deviceKey});
}
