import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {passwordAttemptsExceeded, wrongCredentials} from '../errors';
import type {Services} from '../services';
import {poolName} from '../settings';
import {type Exchange, claimHolds} from '../srp/exchange';
import type {Challenge} from '../store/challenges';
import {type StepServices, advance} from './advance';
import {type ChallengeAnswer, openChallenge, required, useUp} from './step';

/** The name under which an SRP exchange waits for the client's proof. */
export const PASSWORD_VERIFIER = 'PASSWORD_VERIFIER';

/** Judges the client's proof that it knows the password. Each secret block is judged once, right or wrong. */
export function answerPasswordVerifier(
  services: StepServices & Pick<Services, 'subjects'>,
  {responses}: ChallengeAnswer,
): RespondToAuthChallengeResponse {
  const {challenges, failures, pool, subjects} = services;
  const secretBlock = required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const username = required(responses, 'USERNAME');
  const signature = required(responses, 'PASSWORD_CLAIM_SIGNATURE');
  // Signed by the client's clock. It is not compared with ours: a secret block lives for minutes and opens once.
  const timestamp = required(responses, 'TIMESTAMP');

  const {userId, state} = openChallenge(challenges, PASSWORD_VERIFIER, secretBlock);
  useUp(challenges, secretBlock);
  if (username !== userId && subjects.of(username).userId !== userId) throw wrongCredentials();
  if (failures.isLocked(userId)) throw passwordAttemptsExceeded();

  const {user} = subjects.of(userId);
  const exchange = toExchange(state);
  const claim = {poolName: poolName(pool.userPoolId), userId, secretBlock, timestamp, signature};
  const proven = claimHolds(exchange, claim);
  // The verifier may have been replaced since the exchange began: the old password opens no more.
  if (!proven || !user || user.password.verifier !== exchange.verifier) {
    failures.record(userId);
    throw wrongCredentials();
  }
  return advance(services, user, {deviceKey: responses.DEVICE_KEY});
}

/** How an exchange is kept as the state of a challenge, and read back. */
export const toState = ({A, B, b, verifier}: Exchange): Challenge['state'] => ({A, B, b, verifier});

function toExchange({A = '', B = '', b = '', verifier = ''}: Challenge['state']): Exchange {
  return {A, B, b, verifier};
}
