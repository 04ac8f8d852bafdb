import {notAuthorized} from '../pool/errors';
import {type FirstChallenge, type PosedChallenge, requireChallenge, useUp} from './challenge';
import {beginWithCode, finishWithCode} from './firstCode';
import {FIRST} from './requireFirstChallenge';
import {findDueFactor} from './secondFactors';
import {emailChannel, redeemCode, sendCode} from './sentCode';

const NAME = 'EMAIL_OTP';

/** A code that goes to the user's verified address: as a first factor, as a second one, or to set that one up. */
export const emailOtp: PosedChallenge & FirstChallenge = {
  name: NAME,
  begin: (dependencies, subject) => beginWithCode(dependencies, NAME, emailChannel, subject),
  isDue: ({pool}, user, progress) => findDueFactor(pool, user, progress) === NAME,
  parametersFor: (dependencies, user) => sendCode(dependencies, emailChannel, user),
  respond: (dependencies, response, advance) => {
    const {challenges, users} = dependencies;
    const {session = '', responses} = response;
    const {userId, state} = requireChallenge(challenges, NAME, session);
    if (state.isFirst === FIRST.isFirst)
      return finishWithCode(dependencies, NAME, emailChannel, {response, advance});
    const user = users.find(userId);
    if (!user) throw notAuthorized('Invalid session for the user.');
    redeemCode(dependencies, emailChannel, {userId, user}, responses);
    useUp(challenges, session);
    const secured = state.setsUp ? users.update(userId, {emailMfa: {enabled: true, preferred: true}}) : user;
    return advance(secured, {hasSecondFactor: true, deviceKey: state.deviceKey});
  },
};
