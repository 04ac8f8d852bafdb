import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type {Services} from '../services';
import type {StepServices} from '../sign-in/advance';
import {answerMfaSetup} from '../sign-in/mfaSetup';
import {answerNewPassword} from '../sign-in/newPassword';
import {answerPasswordVerifier} from '../sign-in/passwordVerifier';
import {answerSoftwareToken} from '../sign-in/softwareToken';
import type {ChallengeAnswer} from '../sign-in/step';
import {session} from './fields';
import {clientOperation} from './operation';

type Needs = StepServices & Pick<Services, 'subjects'>;
type Judge = (services: Needs, answer: ChallengeAnswer) => RespondToAuthChallengeResponse;

/** The challenges that this pool puts, and who judges the answer. */
const judges = {
  PASSWORD_VERIFIER: answerPasswordVerifier,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  SOFTWARE_TOKEN_MFA: answerSoftwareToken,
  MFA_SETUP: answerMfaSetup,
} as const satisfies Record<string, Judge>;

const shape = {
  ChallengeName: z.enum(['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA', 'MFA_SETUP']),
  Session: session.optional(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
};

/** Takes the next step of a sign-in. */
export const respondToAuthChallenge = clientOperation(
  shape,
  (services: Needs) =>
    ({ChallengeName, Session, ChallengeResponses}): RespondToAuthChallengeResponse =>
      judges[ChallengeName](services, {session: Session, responses: ChallengeResponses}),
);
