import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {ownValue} from '../../base/ownValue';
import type {Dependencies} from '../dependencies/dependencies';
import {invalidParameter, notAuthorized} from '../pool/errors';
import {secretToken} from '../pool/secrets';
import type {Challenge, Challenges, FoundChallenge} from '../store/challenges';
import type {User} from '../store/user';
import type {Subject} from '../users/subjects';

/** What every challenge needs, since each may be the last step of a sign-in. */
export type SignInDependencies = Pick<
  Dependencies,
  | 'clock'
  | 'codeMail'
  | 'ids'
  | 'passkeys'
  | 'pool'
  | 'power'
  | 'challenges'
  | 'devices'
  | 'failures'
  | 'limits'
  | 'subjects'
  | 'tokens'
  | 'users'
>;

/** What the user has shown in this sign-in so far. */
export interface Progress {
  readonly hasSecondFactor?: boolean;
  /** The second factor that the user chose, by its challenge's name. */
  readonly chosenFactor?: string;
  /** The device that the client says it is. */
  readonly deviceKey?: string;
}

/** A response to a challenge, as RespondToAuthChallenge receives it. */
export interface ChallengeResponse {
  readonly session: string | undefined;
  readonly responses: Readonly<Record<string, string>>;
}

/** Takes the next step of a sign-in: another challenge, or tokens. */
export type Advance = (user: User, progress: Progress) => Promise<RespondToAuthChallengeResponse>;

/** One kind of challenge: how its response is checked. */
export interface ChallengeDefinition {
  /** Cognito's name, as `ChallengeName` on the wire. */
  readonly name: string;
  /** @throws CognitoError for a response that does not meet the challenge. */
  respond(
    dependencies: SignInDependencies,
    response: ChallengeResponse,
    advance: Advance,
  ): RespondToAuthChallengeResponse | Promise<RespondToAuthChallengeResponse>;
}

/** What a choice-based sign-in may begin with, by the names of the challenges. */
export type FirstFactor = 'PASSWORD' | 'PASSWORD_SRP' | 'WEB_AUTHN' | 'EMAIL_OTP' | 'SMS_OTP';

/** A challenge that a choice-based sign-in (`USER_AUTH`) begins with. */
export interface FirstChallenge extends ChallengeDefinition {
  readonly name: FirstFactor;
  /**
   * Poses the challenge, or meets it at once with what the client has sent along.
   * @throws CognitoError for parameters that do not meet it.
   */
  begin(
    dependencies: SignInDependencies,
    subject: Subject,
    parameters: Readonly<Record<string, string>>,
    advance: Advance,
  ): RespondToAuthChallengeResponse | Promise<RespondToAuthChallengeResponse>;
}

/** A challenge that a sign-in poses by itself, where the user's state or the pool's settings demand it. */
export interface PosedChallenge extends ChallengeDefinition {
  isDue(dependencies: SignInDependencies, user: User, progress: Progress): boolean;
  /** What the client is told with the challenge (`ChallengeParameters`). */
  parametersFor(dependencies: SignInDependencies, user: User): Record<string, string>;
}

/** @throws CognitoError `InvalidParameterException` when the client left the parameter out. */
export function requireParameter(parameters: Readonly<Record<string, string>>, name: string): string {
  const value = ownValue(parameters, name);
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

/** Poses a challenge to the client, with a `Session` that its response must name. */
export function poseChallenge(
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
export function requireChallenge(
  challenges: Challenges,
  name: string | readonly string[],
  token: string,
): FoundChallenge {
  const challenge = challenges.find(token);
  if (!challenge || ![name].flat().includes(challenge.name))
    throw notAuthorized('Invalid session for the user.');
  if (challenge.used) throw usedOnce();
  if (challenge.expired) throw notAuthorized('Invalid session for the user, session is expired.');
  return challenge;
}

/** @throws CognitoError `NotAuthorizedException` when another request was faster. */
export function useUp(challenges: Challenges, token: string): void {
  if (!challenges.use(token)) throw usedOnce();
}

const usedOnce = () => notAuthorized('Invalid session for the user, session can only be used once.');
