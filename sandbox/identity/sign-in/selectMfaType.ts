import {invalidParameter, notAuthorized} from '../pool/errors';
import {type PosedChallenge, requireChallenge, requireParameter, useUp} from './challenge';
import {findDueFactor, secondFactorsOf} from './secondFactors';

const NAME = 'SELECT_MFA_TYPE';

/** The choice among second factors, for a user who has several and prefers none. */
export const selectMfaType: PosedChallenge = {
  name: NAME,
  isDue: ({pool}, user, progress) =>
    !progress.hasSecondFactor &&
    secondFactorsOf(pool, user).length > 1 &&
    findDueFactor(pool, user, progress) === undefined,
  parametersFor: ({pool}, user) => ({MFAS_CAN_CHOOSE: JSON.stringify(secondFactorsOf(pool, user))}),
  respond: ({challenges, pool, users}, {session = '', responses}, advance) => {
    const {userId, state} = requireChallenge(challenges, NAME, session);
    const choice = requireParameter(responses, 'ANSWER');
    const user = users.find(userId);
    if (!user) throw notAuthorized('Invalid session for the user.');
    const chosenFactor = secondFactorsOf(pool, user).find((factor) => factor === choice);
    if (!chosenFactor) throw invalidParameter('Invalid MFA type selection.');
    useUp(challenges, session);
    return advance(user, {chosenFactor, deviceKey: state.deviceKey});
  },
};
