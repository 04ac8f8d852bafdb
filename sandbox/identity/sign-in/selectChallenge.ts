import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {invalidParameter, passwordAttemptsExceeded, wrongCredentials} from '../pool/errors';
import type {Subject} from '../users/subjects';
import {
  type Advance,
  type ChallengeDefinition,
  type FirstChallenge,
  type SignInDependencies,
  poseChallenge,
  requireParameter,
} from './challenge';
import {emailOtp} from './emailOtp';
import {firstFactorsOf} from './firstFactors';
import {password} from './password';
import {passwordSrp} from './passwordSrp';
import {FIRST, requireFirstChallenge} from './requireFirstChallenge';
import {smsOtp} from './smsOtp';
import {webAuthn} from './webAuthn';

const NAME = 'SELECT_CHALLENGE';

/** What a choice-based sign-in can begin with. */
export const firstChallenges: readonly FirstChallenge[] = [password, passwordSrp, webAuthn, emailOtp, smsOtp];

/** The choice among first factors. While none is met, another can be chosen: a browser's prompt may be cancelled. */
export const selectChallenge: ChallengeDefinition = {
  name: NAME,
  respond: (dependencies, response, advance) => {
    const names = [NAME, ...firstChallenges.map(({name}) => name)];
    const {subject} = requireFirstChallenge(dependencies, names, response);
    const {responses} = response;
    const factor = findFactor(dependencies, subject, requireParameter(responses, 'ANSWER'));
    if (!factor) throw invalidParameter('The selected challenge is not available.');
    return factor.begin(dependencies, subject, responses, advance);
  },
};

/**
 * Begins a choice-based sign-in: with the preferred challenge where the user can meet it, else with the choice.
 * @throws CognitoError `NotAuthorizedException` where the user has no factor at all, or too many failures.
 */
export async function beginWithChoice(
  dependencies: SignInDependencies,
  parameters: Readonly<Record<string, string>>,
  advance: Advance,
): Promise<RespondToAuthChallengeResponse & {AvailableChallenges?: string[]}> {
  const subject = dependencies.subjects.of(requireParameter(parameters, 'USERNAME'));
  const available = firstFactorsOf(dependencies, subject);
  if (available.length === 0) throw wrongCredentials();
  if (dependencies.failures.isLocked(subject.userId)) throw passwordAttemptsExceeded();
  const preferred = findFactor(dependencies, subject, parameters.PREFERRED_CHALLENGE);
  const begun = preferred
    ? await preferred.begin(dependencies, subject, parameters, advance)
    : poseChallenge(dependencies.challenges, {name: NAME, userId: subject.userId, state: FIRST}, {});
  return begun.ChallengeName && begun.ChallengeName !== 'PASSWORD_VERIFIER'
    ? {...begun, AvailableChallenges: available}
    : begun;
}

function findFactor(
  dependencies: SignInDependencies,
  subject: Subject,
  name: string | undefined,
): FirstChallenge | undefined {
  const available: readonly string[] = firstFactorsOf(dependencies, subject);
  return firstChallenges.find((challenge) => challenge.name === name && available.includes(name));
}
