import type {InitiateAuthResponse} from '@aws-sdk/client-cognito-identity-provider';
import {toBase64} from '../../base/bytes';
import {invalidParameter, passwordAttemptsExceeded, wrongCredentials} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import {poolName} from '../pool/settings';
import {type Exchange, isClaimValid, startExchange} from '../srp/exchange';
import type {Challenge} from '../store/challenges';
import {
  type ChallengeDefinition,
  type SignInDependencies,
  requireChallenge,
  requireParameter,
  useUp,
} from './challenge';

const NAME = 'PASSWORD_VERIFIER';

/** Begins an SRP exchange. Cognito sends no `Session` with it: the secret block stands for the challenge. */
export function posePasswordVerifier(
  {challenges, power, subjects}: Pick<SignInDependencies, 'challenges' | 'power' | 'subjects'>,
  parameters: Readonly<Record<string, string>>,
): InitiateAuthResponse {
  const username = requireParameter(parameters, 'USERNAME');
  const {userId, password} = subjects.of(username);
  const exchange = startExchange(
    power,
    requireParameter(parameters, 'SRP_A'),
    password.verifier,
    secretBytes(32),
  );
  if (!exchange) throw invalidParameter('Invalid SRP_A');
  const secretBlock = toBase64(secretBytes(192));
  challenges.open(secretBlock, {name: NAME, userId, state: toState(exchange)});
  return {
    ChallengeName: NAME,
    ChallengeParameters: {
      SALT: password.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.B,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

/** The client's claim that it knows the password. Each secret block is checked once, right or wrong. */
export const passwordVerifier: ChallengeDefinition = {
  name: NAME,
  respond: ({challenges, failures, pool, power, subjects}, {responses}, advance) => {
    const secretBlock = requireParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
    const username = requireParameter(responses, 'USERNAME');
    const signature = requireParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
    // Signed by the client's clock. It is not compared with ours: a secret block lives for minutes and opens once.
    const timestamp = requireParameter(responses, 'TIMESTAMP');

    const {userId, state} = requireChallenge(challenges, NAME, secretBlock);
    useUp(challenges, secretBlock);
    if (username !== userId && subjects.of(username).userId !== userId) throw wrongCredentials();
    if (failures.isLocked(userId)) throw passwordAttemptsExceeded();

    const {user} = subjects.of(userId);
    const exchange = toExchange(state);
    const claim = {poolName: poolName(pool.userPoolId), userId, secretBlock, timestamp, signature};
    const isValid = isClaimValid(power, exchange, claim);
    // The verifier may have been replaced since the exchange began: the old password opens no more.
    if (!isValid || !user || user.password.verifier !== exchange.verifier) {
      failures.record(userId);
      throw wrongCredentials();
    }
    return advance(user, {deviceKey: responses.DEVICE_KEY});
  },
};

/** How an exchange is stored as the state of a challenge, and read back. */
const toState = ({A, B, b, verifier}: Exchange): Challenge['state'] => ({A, B, b, verifier});

function toExchange({A = '', B = '', b = '', verifier = ''}: Challenge['state']): Exchange {
  return {A, B, b, verifier};
}
