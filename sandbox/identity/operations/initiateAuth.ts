import type {InitiateAuthResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type {Dependencies} from '../dependencies/dependencies';
import {invalidParameter} from '../pool/errors';
import {requireParameter} from '../sign-in/challenge';
import {posePasswordVerifier} from '../sign-in/passwordVerifier';
import {renewTokens} from '../sign-in/renewTokens';
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

type Needs = Pick<Dependencies, 'challenges' | 'clock' | 'sessions' | 'subjects' | 'tokens' | 'users'>;

/** Begins a sign-in, or renews the tokens of one. */
export const initiateAuth = clientOperation(
  shape,
  (dependencies: Needs) =>
    ({AuthFlow, AuthParameters}): InitiateAuthResponse => {
      switch (AuthFlow) {
        case 'USER_SRP_AUTH':
          return posePasswordVerifier(dependencies, AuthParameters);
        case 'REFRESH_TOKEN_AUTH':
        case 'REFRESH_TOKEN':
          return {
            ChallengeParameters: {},
            AuthenticationResult: renewTokens(
              dependencies,
              requireParameter(AuthParameters, 'REFRESH_TOKEN'),
            ),
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
