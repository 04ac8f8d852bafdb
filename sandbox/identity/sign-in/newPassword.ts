import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {notAuthorized} from '../errors';
import {secretBytes} from '../secrets';
import {poolName} from '../settings';
import {makeVerifier} from '../srp/verifier';
import {mergeAttributes, readAttributes} from '../users/attributes';
import {checkPassword} from '../users/passwordPolicy';
import {type StepServices, advance} from './advance';
import {type ChallengeAnswer, openChallenge, required, useUp} from './step';

const ATTRIBUTE_PREFIX = 'userAttributes.';

/** An invited user chooses a password; attributes may come along as `userAttributes.<name>`. */
export function answerNewPassword(
  services: StepServices,
  {session, responses}: ChallengeAnswer,
): RespondToAuthChallengeResponse {
  const {challenges, users, pool} = services;
  const token = session ?? '';
  const {userId, state} = openChallenge(challenges, 'NEW_PASSWORD_REQUIRED', token);
  const password = required(responses, 'NEW_PASSWORD');
  checkPassword(password);
  const changes = readAttributes(attributesIn(responses), 'user');
  useUp(challenges, token);

  const user = users.find(userId);
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
  const verified: Record<string, string> = user.invitation?.mailed ? {email_verified: 'true'} : {};
  const confirmed = users.update(userId, {
    status: 'CONFIRMED',
    invitation: undefined,
    // The address is what the invitation proved: another one is not taken here.
    attributes: mergeAttributes(user.attributes, {
      ...changes,
      email: user.attributes.email ?? '',
      ...verified,
    }),
    password: makeVerifier({poolName: poolName(pool.userPoolId), userId}, password, secretBytes(16)),
  });
  return advance(services, confirmed, {deviceKey: state.deviceKey});
}

const attributesIn = (responses: ChallengeAnswer['responses']) =>
  Object.entries(responses)
    .filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX))
    .map(([name, Value]) => ({Name: name.slice(ATTRIBUTE_PREFIX.length), Value}));
