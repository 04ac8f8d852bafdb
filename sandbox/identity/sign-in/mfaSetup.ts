import {invalidParameter, notAuthorized} from '../pool/errors';
import {type PosedChallenge, requireChallenge, useUp} from './challenge';
import {secondFactorsOf} from './secondFactors';

const NAME = 'MFA_SETUP';

/** The set-up of a first second factor, by AssociateSoftwareToken and VerifySoftwareToken; the response ends it. */
export const mfaSetup: PosedChallenge = {
  name: NAME,
  isDue: ({pool}, user, {hasSecondFactor}) =>
    pool.mfa === 'ON' && !hasSecondFactor && secondFactorsOf(pool, user).length === 0,
  parametersFor: () => ({MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]'}),
  respond: ({challenges, users}, {session = ''}, advance) => {
    const {userId, state} = requireChallenge(challenges, NAME, session);
    if (state.verified !== 'true') throw invalidParameter('User has not verified software token mfa');
    useUp(challenges, session);
    const user = users.find(userId);
    if (!user?.totp) throw notAuthorized('Invalid session for the user.');
    const secured = users.update(userId, {totp: {...user.totp, enabled: true, preferred: true}});
    return advance(secured, {hasSecondFactor: true, deviceKey: state.deviceKey});
  },
};
