import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {invalidParameter, notAuthorized} from '../errors';
import {type StepServices, advance} from './advance';
import {type ChallengeAnswer, openChallenge, useUp} from './step';

/** Ends the set-up of a first second factor, begun by AssociateSoftwareToken and VerifySoftwareToken. */
export function answerMfaSetup(
  services: StepServices,
  {session}: ChallengeAnswer,
): RespondToAuthChallengeResponse {
  const {challenges, users} = services;
  const token = session ?? '';
  const {userId, state} = openChallenge(challenges, 'MFA_SETUP', token);
  if (state.verified !== 'true') throw invalidParameter('User has not verified software token mfa');
  useUp(challenges, token);
  const user = users.find(userId);
  if (!user?.totp) throw notAuthorized('Invalid session for the user.');
  const secured = users.update(userId, {totp: {...user.totp, enabled: true, preferred: true}});
  return advance(services, secured, {secondFactorShown: true, deviceKey: state.deviceKey});
}
