import {mergeAttributes, missingAttributes, parseAttributes} from '../pool/attributes';
import {invalidParameter, notAuthorized} from '../pool/errors';
import {checkPassword} from '../pool/passwordPolicy';
import {secretBytes} from '../pool/secrets';
import {poolName} from '../pool/settings';
import {makeVerifier} from '../srp/verifier';
import {
  type ChallengeResponse,
  type PosedChallenge,
  requireChallenge,
  requireParameter,
  useUp,
} from './challenge';

const NAME = 'NEW_PASSWORD_REQUIRED';
const ATTRIBUTE_PREFIX = 'userAttributes.';

/**
 * An invited user chooses a password, and gives what the pool requires and the invitation left out; the response has
 * attributes as `userAttributes.<name>`.
 */
export const newPasswordRequired: PosedChallenge = {
  name: NAME,
  isDue: (_dependencies, {status}) => status === 'FORCE_CHANGE_PASSWORD',
  parametersFor: ({clock}, {attributes, invitation}) => {
    if (invitation && invitation.expiresAt <= clock.now().getTime())
      throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
    const missing = missingAttributes(attributes);
    return {
      requiredAttributes: JSON.stringify(missing.map((name) => `${ATTRIBUTE_PREFIX}${name}`)),
      userAttributes: JSON.stringify({
        ...Object.fromEntries(missing.map((name) => [name, ''])),
        ...attributes,
      }),
    };
  },
  respond: ({challenges, users, pool, power}, {session = '', responses}, advance) => {
    const {userId, state} = requireChallenge(challenges, NAME, session);
    const password = requireParameter(responses, 'NEW_PASSWORD');
    checkPassword(password);
    const changes = parseAttributes(attributesIn(responses), 'user');
    const user = users.find(userId);
    if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
    const verified: Record<string, string> = user.invitation?.mailed ? {email_verified: 'true'} : {};
    const attributes = mergeAttributes(user.attributes, {
      ...changes,
      // The invitation verified this address alone: another one is not taken here.
      email: user.attributes.email ?? '',
      ...verified,
    });
    const [missing] = missingAttributes(attributes);
    if (missing !== undefined) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);
    useUp(challenges, session);

    const confirmed = users.update(userId, {
      status: 'CONFIRMED',
      invitation: undefined,
      attributes,
      password: makeVerifier(power, {poolName: poolName(pool.userPoolId), userId}, password, secretBytes(16)),
    });
    return advance(confirmed, {deviceKey: state.deviceKey});
  },
};

const attributesIn = (responses: ChallengeResponse['responses']) =>
  Object.entries(responses)
    .filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX))
    .map(([name, Value]) => ({Name: name.slice(ATTRIBUTE_PREFIX.length), Value}));
