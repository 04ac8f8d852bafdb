import type {Subject} from '../users/subjects';
import {
  type Advance,
  type ChallengeResponse,
  type FirstChallenge,
  type SignInDependencies,
  poseChallenge,
  useUp,
} from './challenge';
import {FIRST, requireFirstChallenge} from './requireFirstChallenge';
import {type CodeChannel, pretendToSend, redeemCode, sendCode} from './sentCode';

/** Begins a sign-in by a code. For an unknown or disabled user the response is the same, and nothing is sent. */
export function beginWithCode(
  dependencies: SignInDependencies,
  name: FirstChallenge['name'],
  channel: CodeChannel,
  subject: Subject,
): ReturnType<FirstChallenge['begin']> {
  const {user, userId} = subject;
  const challenge = {name, userId, state: FIRST};
  return poseChallenge(
    dependencies.challenges,
    challenge,
    user?.enabled ? sendCode(dependencies, channel, user) : pretendToSend(dependencies, channel, subject),
  );
}

/** The response to `beginWithCode`. */
export function finishWithCode(
  dependencies: SignInDependencies,
  name: FirstChallenge['name'],
  channel: CodeChannel,
  {response, advance}: {response: ChallengeResponse; advance: Advance},
): ReturnType<FirstChallenge['respond']> {
  const {
    subject: {user, userId},
  } = requireFirstChallenge(dependencies, name, response);
  const sent = user?.enabled ? user : undefined;
  const known = redeemCode(dependencies, channel, {userId, user: sent}, response.responses);
  useUp(dependencies.challenges, response.session ?? '');
  return advance(known, {deviceKey: response.responses.DEVICE_KEY});
}
