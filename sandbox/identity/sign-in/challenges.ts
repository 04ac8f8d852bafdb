import {invalidParameter} from '../pool/errors';
import type {ChallengeDefinition, PosedChallenge} from './challenge';
import {emailOtp} from './emailOtp';
import {mfaSetup} from './mfaSetup';
import {newPasswordRequired} from './newPasswordRequired';
import {passwordVerifier} from './passwordVerifier';
import {firstChallenges, selectChallenge} from './selectChallenge';
import {selectMfaType} from './selectMfaType';
import {smsMfa} from './smsMfa';
import {softwareTokenMfa} from './softwareTokenMfa';

/** The challenges that a sign-in poses after the password, in this order. */
export const posedChallenges: readonly PosedChallenge[] = [
  newPasswordRequired,
  selectMfaType,
  softwareTokenMfa,
  smsMfa,
  emailOtp,
  mfaSetup,
];

/** Every challenge of this pool. */
export const challenges: readonly ChallengeDefinition[] = [
  selectChallenge,
  ...new Set([...firstChallenges, passwordVerifier, ...posedChallenges]),
];

/** @throws CognitoError `InvalidParameterException` */
export function requireDefinition(name: string): ChallengeDefinition {
  const definition = challenges.find((candidate) => candidate.name === name);
  if (!definition) throw invalidParameter(`The challenge ${name} is not supported.`);
  return definition;
}
