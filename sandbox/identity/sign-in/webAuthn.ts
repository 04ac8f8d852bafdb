import {toBase64Url} from '../../base/bytes';
import {notAuthorized, passkeysNotEnabled, wrongCredentials} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import {describeForBrowser, requestOptions} from '../passkeys/options';
import {parseAssertion, verifyAssertion} from '../passkeys/verifyAssertion';
import {type FirstChallenge, poseChallenge, requireParameter, useUp} from './challenge';
import {FIRST, requireFirstChallenge} from './requireFirstChallenge';

const NAME = 'WEB_AUTHN';

/** A passkey in place of the password. Each challenge is checked once, right or wrong. */
export const webAuthn: FirstChallenge = {
  name: NAME,
  begin: ({challenges, passkeys, pool}, {user, userId, disguise}) => {
    if (!pool.relyingPartyId) throw passkeysNotEnabled();
    const challenge = toBase64Url(secretBytes(32));
    const allowed = user
      ? passkeys.list(userId).map(describeForBrowser)
      : (disguise?.passkeys ?? []).map((id) => ({id, type: 'public-key' as const}));
    return poseChallenge(
      challenges,
      {name: NAME, userId, state: {...FIRST, challenge}},
      {CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(requestOptions(pool, challenge, allowed))},
    );
  },
  respond: async (dependencies, response, advance) => {
    const {challenges, failures, passkeys, pool, users} = dependencies;
    const {challenge, subject} = requireFirstChallenge(dependencies, NAME, response);
    const assertion = parseAssertion(requireParameter(response.responses, 'CREDENTIAL'));
    useUp(challenges, response.session ?? '');
    const passkey = passkeys.find(assertion.id);
    const counter =
      passkey?.userId === subject.userId
        ? await verifyAssertion(pool, {assertion, passkey, challenge: challenge.state.challenge ?? ''})
        : undefined;
    // The check took its time, in which the passkey may have been removed, or have signed for somebody who copied it.
    if (!passkey || counter === undefined || !passkeys.count(passkey, counter)) {
      failures.record(subject.userId);
      throw wrongCredentials();
    }
    const user = users.find(passkey.userId);
    if (!user) throw notAuthorized('Invalid session for the user.');
    return advance(user, {deviceKey: response.responses.DEVICE_KEY});
  },
};
