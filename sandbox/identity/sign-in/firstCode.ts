import type {User} from '../store/user';
import type {Subject} from '../users/subjects';
import {
  type Advance,
  type ChallengeResponse,
  type FirstChallenge,
  type SignInDependencies,
  poseChallenge,
  requireParameter,
  useUp,
} from './challenge';
import {FIRST, requireFirstChallenge} from './requireFirstChallenge';
import {type CodeChannel, pretendToSend, redeemCode, sendCode} from './sentCode';

/** Begins a sign-in by a code. For an unknown or disabled user the response is the same, and nothing is sent. */
export function beginWithCode(
  dependencies: SignInDependencies,
  name: FirstChallenge['name'],
  channel: CodeChannel,
  {subject, parameters}: {subject: Subject; parameters: Readonly<Record<string, string>>},
): ReturnType<FirstChallenge['begin']> {
  const {user, userId} = subject;
  const challenge = {name, userId, state: FIRST};
  return poseChallenge(
    dependencies.challenges,
    challenge,
    user?.enabled
      ? sendCode(dependencies, channel, user)
      : pretendToSend(channel, destination(channel, user, requireParameter(parameters, 'USERNAME'))),
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

/** Where a code would go. An unknown name is an e-mail address, and its telephone number is made of it. */
function destination({attribute}: CodeChannel, user: User | undefined, username: string): string {
  if (user) return user.attributes[attribute] ?? '';
  if (attribute === 'email') return username;
  const digits = [...username].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7);
  return `+1555${String(digits).padStart(7, '0')}`;
}
