import {CognitoError, notAuthorized, passwordAttemptsExceeded} from '../pool/errors';
import {findTimeStep, isUsedStep} from '../users/totp';
import {type PosedChallenge, requireChallenge, requireParameter, useUp} from './challenge';
import {findDueFactor} from './secondFactors';

const NAME = 'SOFTWARE_TOKEN_MFA';

/** A code of the user's authenticator app. Wrong ones count towards the same lock as wrong passwords. */
export const softwareTokenMfa: PosedChallenge = {
  name: NAME,
  isDue: ({pool}, user, progress) => findDueFactor(pool, user, progress) === NAME,
  parametersFor: (_dependencies, {totp}) => ({FRIENDLY_DEVICE_NAME: totp?.deviceName ?? ''}),
  respond: ({challenges, clock, failures, users}, {session = '', responses}, advance) => {
    const {userId, state} = requireChallenge(challenges, NAME, session);
    const code = requireParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE');
    if (failures.isLocked(userId)) throw passwordAttemptsExceeded();

    const user = users.find(userId);
    if (!user?.totp?.secret) throw notAuthorized('Invalid session for the user.');
    const step = findTimeStep(user.totp.secret, code, clock.now());
    if (step === undefined) {
      failures.record(userId);
      throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
    }
    if (isUsedStep(step, user.totp.lastStep, clock.now()))
      throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
    useUp(challenges, session);
    const updated = users.update(userId, {totp: {...user.totp, lastStep: step}});
    return advance(updated, {hasSecondFactor: true, deviceKey: state.deviceKey});
  },
};
