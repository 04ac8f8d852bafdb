import {notAuthorized, passwordAttemptsExceeded} from '../pool/errors';
import {maskAddress} from '../users/codeMail';
import {type PosedChallenge, requireChallenge, requireParameter, useUp} from './challenge';
import {findDueFactor} from './secondFactors';

const NAME = 'EMAIL_OTP';

/** A code that goes to the user's verified address. Wrong ones count towards the same lock as wrong passwords. */
export const emailOtp: PosedChallenge = {
  name: NAME,
  isDue: ({pool}, user, progress) => findDueFactor(pool, user, progress) === NAME,
  parametersFor: ({codeMail}, {userId, attributes}) => {
    const email = attributes.email ?? '';
    codeMail.send(userId, email, 'sign in');
    return {CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: maskAddress(email)};
  },
  respond: ({challenges, codeMail, failures, users}, {session = '', responses}, advance) => {
    const {userId, state} = requireChallenge(challenges, NAME, session);
    const code = requireParameter(responses, 'EMAIL_OTP_CODE');
    if (failures.isLocked(userId)) throw passwordAttemptsExceeded();
    const user = users.find(userId);
    if (!user) throw notAuthorized('Invalid session for the user.');
    try {
      codeMail.redeem(userId, 'sign in', code);
    } catch (refusal) {
      failures.record(userId);
      throw refusal;
    }
    useUp(challenges, session);
    return advance(user, {hasSecondFactor: true, deviceKey: state.deviceKey});
  },
};
