import type {InitiateAuthResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {invalidParameter} from '../errors';
import {secretBytes} from '../secrets';
import type {Services} from '../services';
import {PASSWORD_VERIFIER, toState} from '../sign-in/passwordVerifier';
import {renew} from '../sign-in/renew';
import {required} from '../sign-in/step';
import {startExchange} from '../srp/exchange';
import {clientOperation} from './operation';

const flows = [
  'USER_SRP_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
  'CUSTOM_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'USER_AUTH',
] as const;

const shape = {
  AuthFlow: z.enum(flows),
  AuthParameters: z.record(z.string(), z.string()).default({}),
};

type Needs = Pick<Services, 'challenges' | 'clock' | 'sessions' | 'subjects' | 'tokens' | 'users'>;

/** Begins a sign-in, or renews the tokens of one. */
export const initiateAuth = clientOperation(
  shape,
  (services: Needs) =>
    ({AuthFlow, AuthParameters}): InitiateAuthResponse => {
      switch (AuthFlow) {
        case 'USER_SRP_AUTH':
          return beginSrp(services, AuthParameters);
        case 'REFRESH_TOKEN_AUTH':
        case 'REFRESH_TOKEN':
          return {
            ChallengeParameters: {},
            AuthenticationResult: renew(services, required(AuthParameters, 'REFRESH_TOKEN')),
          };
        case 'ADMIN_NO_SRP_AUTH':
        case 'ADMIN_USER_PASSWORD_AUTH':
          throw invalidParameter('Initiate Auth method not supported.');
        default:
          // The app client allows SRP and refresh alone: a password never travels.
          throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
      }
    },
);

function beginSrp(
  {challenges, subjects}: Pick<Services, 'challenges' | 'subjects'>,
  parameters: Readonly<Record<string, string>>,
): InitiateAuthResponse {
  const username = required(parameters, 'USERNAME');
  const {userId, password} = subjects.of(username);
  const exchange = startExchange(required(parameters, 'SRP_A'), password.verifier, secretBytes(32));
  if (!exchange) throw invalidParameter('Invalid SRP_A');
  const secretBlock = secretBytes(192).toString('base64');
  challenges.open(secretBlock, {name: PASSWORD_VERIFIER, userId, state: toState(exchange)});
  return {
    ChallengeName: PASSWORD_VERIFIER,
    ChallengeParameters: {
      SALT: password.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.B,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}
