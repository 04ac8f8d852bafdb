import type {InitiateAuthResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type {Dependencies} from '../dependencies/dependencies';
import {invalidParameter, notAuthorized} from '../pool/errors';
import {advance} from '../sign-in/advance';
import {type Advance, type SignInDependencies, requireParameter} from '../sign-in/challenge';
import {posePasswordVerifier} from '../sign-in/passwordVerifier';
import {renewTokens} from '../sign-in/renewTokens';
import {beginWithChoice} from '../sign-in/selectChallenge';
import {redeemSignUpSession} from '../sign-in/signUpSession';
import {parameters, session} from './fields';
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
  AuthParameters: parameters,
  Session: session.optional(),
};

type Needs = SignInDependencies & Pick<Dependencies, 'sessions'>;

/** Begins a sign-in, or renews the tokens of one. */
export const initiateAuth = clientOperation(
  shape,
  (dependencies: Needs) =>
    async ({AuthFlow, AuthParameters, Session}): Promise<InitiateAuthResponse> => {
      switch (AuthFlow) {
        case 'USER_SRP_AUTH':
          return posePasswordVerifier(dependencies, AuthParameters);
        case 'USER_AUTH':
          return beginUserAuth(dependencies, AuthParameters, Session);
        case 'REFRESH_TOKEN_AUTH':
        case 'REFRESH_TOKEN':
          return {
            ChallengeParameters: {},
            AuthenticationResult: await renewTokens(
              dependencies,
              requireParameter(AuthParameters, 'REFRESH_TOKEN'),
            ),
          };
        case 'ADMIN_NO_SRP_AUTH':
        case 'ADMIN_USER_PASSWORD_AUTH':
          throw invalidParameter('Initiate Auth method not supported.');
        default:
          // The app client allows SRP, choice and refresh alone.
          throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
      }
    },
);

/** Begins with the user's choice; or, right after a sign-up, with the code that confirmed it. */
async function beginUserAuth(
  dependencies: SignInDependencies,
  parameters: Readonly<Record<string, string>>,
  signUpSession: string | undefined,
): Promise<InitiateAuthResponse> {
  const next: Advance = (user, progress) => advance(dependencies, user, progress);
  if (signUpSession === undefined) return beginWithChoice(dependencies, parameters, next);
  const subject = dependencies.subjects.of(requireParameter(parameters, 'USERNAME'));
  redeemSignUpSession(dependencies.challenges, signUpSession, subject);
  if (!subject.user) throw notAuthorized('Invalid session for the user.');
  return next(subject.user, {deviceKey: parameters.DEVICE_KEY});
}
