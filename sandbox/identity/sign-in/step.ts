import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {invalidParameter, notAuthorized} from '../errors';
import {secretToken} from '../secrets';
import type {Challenge, Challenges, FoundChallenge} from '../store/challenges';

/** An answer to a challenge, as RespondToAuthChallenge brings it. */
export interface ChallengeAnswer {
  readonly session: string | undefined;
  readonly responses: Readonly<Record<string, string>>;
}

/** @throws CognitoError `InvalidParameterException` when the client left it out. */
export function required(responses: ChallengeAnswer['responses'], name: string): string {
  const value = responses[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

/** Puts a challenge to the client, with a `Session` that its answer must bring. */
export function ask(
  challenges: Challenges,
  challenge: Challenge,
  parameters: Record<string, string>,
): RespondToAuthChallengeResponse {
  const session = secretToken();
  challenges.open(session, challenge);
  return {
    ChallengeName: challenge.name as RespondToAuthChallengeResponse['ChallengeName'],
    Session: session,
    ChallengeParameters: {USER_ID_FOR_SRP: challenge.userId, ...parameters},
  };
}

/**
 * The challenge that a `Session` stands for. It is not used up: after a mistyped code the same one serves again.
 * @throws CognitoError `NotAuthorizedException`: unknown, expired, used, or of another challenge.
 */
export function openChallenge(challenges: Challenges, name: string, token: string): FoundChallenge {
  const challenge = challenges.find(token);
  if (challenge?.name !== name) throw notAuthorized('Invalid session for the user.');
  if (challenge.used) throw usedOnce();
  if (challenge.expired) throw notAuthorized('Invalid session for the user, session is expired.');
  return challenge;
}

/** @throws CognitoError `NotAuthorizedException` when another request was faster. */
export function useUp(challenges: Challenges, token: string): void {
  if (!challenges.use(token)) throw usedOnce();
}

const usedOnce = () => notAuthorized('Invalid session for the user, session can only be used once.');
