import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {advance} from '../sign-in/advance';
import type {SignInDependencies} from '../sign-in/challenge';
import {challenges, requireDefinition} from '../sign-in/challenges';
import {parameters, session} from './fields';
import {clientOperation} from './operation';

const shape = {
  ChallengeName: z.enum(challenges.map(({name}) => name)),
  Session: session.optional(),
  ChallengeResponses: parameters,
};

/** Takes the next step of a sign-in. */
export const respondToAuthChallenge = clientOperation(
  shape,
  (dependencies: SignInDependencies) =>
    ({
      ChallengeName,
      Session,
      ChallengeResponses,
    }): RespondToAuthChallengeResponse | Promise<RespondToAuthChallengeResponse> =>
      requireDefinition(ChallengeName).respond(
        dependencies,
        {session: Session, responses: ChallengeResponses},
        (user, progress) => advance(dependencies, user, progress),
      ),
);
