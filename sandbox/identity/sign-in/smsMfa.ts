import {notAuthorized} from '../pool/errors';
import {type PosedChallenge, requireChallenge, useUp} from './challenge';
import {findDueFactor} from './secondFactors';
import {redeemCode, sendCode, smsMfaChannel} from './sentCode';

const NAME = 'SMS_MFA';

/** A code that goes to the user's verified telephone number, after the password. */
export const smsMfa: PosedChallenge = {
  name: NAME,
  isDue: ({pool}, user, progress) => findDueFactor(pool, user, progress) === NAME,
  parametersFor: (dependencies, user) => sendCode(dependencies, smsMfaChannel, user),
  respond: (dependencies, {session = '', responses}, advance) => {
    const {challenges, users} = dependencies;
    const {userId, state} = requireChallenge(challenges, NAME, session);
    const user = users.find(userId);
    if (!user) throw notAuthorized('Invalid session for the user.');
    redeemCode(dependencies, smsMfaChannel, {userId, user}, responses);
    useUp(challenges, session);
    return advance(user, {hasSecondFactor: true, deviceKey: state.deviceKey});
  },
};
