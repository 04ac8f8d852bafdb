import {notAuthorized, passwordAttemptsExceeded, wrongCredentials} from '../pool/errors';
import type {FoundChallenge} from '../store/challenges';
import type {Subject} from '../users/subjects';
import {
  type ChallengeResponse,
  type SignInDependencies,
  requireChallenge,
  requireParameter,
} from './challenge';

/** The state of a challenge that a sign-in began with; one of the same name may also be a second factor. */
export const FIRST = {isFirst: 'true'} as const;

/**
 * The challenge that a choice-based sign-in waits for, and for whom.
 * @throws CognitoError `NotAuthorizedException`: a bad session, another user's, or too many failures.
 */
export function requireFirstChallenge(
  {challenges, failures, subjects}: Pick<SignInDependencies, 'challenges' | 'failures' | 'subjects'>,
  names: string | readonly string[],
  {session = '', responses}: ChallengeResponse,
): {readonly challenge: FoundChallenge; readonly subject: Subject} {
  const challenge = requireChallenge(challenges, names, session);
  if (challenge.state.isFirst !== FIRST.isFirst) throw notAuthorized('Invalid session for the user.');
  const subject = subjects.of(requireParameter(responses, 'USERNAME'));
  if (subject.userId !== challenge.userId) throw wrongCredentials();
  if (failures.isLocked(subject.userId)) throw passwordAttemptsExceeded();
  return {challenge, subject};
}
