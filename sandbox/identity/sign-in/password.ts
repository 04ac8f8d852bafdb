import {passwordAttemptsExceeded, wrongCredentials} from '../pool/errors';
import {poolName} from '../pool/settings';
import {isPasswordRight} from '../srp/verifier';
import type {User} from '../store/user';
import type {Subject} from '../users/subjects';
import {
  type FirstChallenge,
  type SignInDependencies,
  poseChallenge,
  requireParameter,
  useUp,
} from './challenge';
import {FIRST, requireFirstChallenge} from './requireFirstChallenge';

const NAME = 'PASSWORD';

/** The password in clear over TLS. PASSWORD_SRP is the same without sending it. */
export const password: FirstChallenge = {
  name: NAME,
  begin: (dependencies, subject, parameters, advance) =>
    parameters.PASSWORD
      ? advance(requirePassword(dependencies, subject, parameters.PASSWORD), {
          deviceKey: parameters.DEVICE_KEY,
        })
      : poseChallenge(dependencies.challenges, {name: NAME, userId: subject.userId, state: FIRST}, {}),
  respond: (dependencies, response, advance) => {
    const {subject} = requireFirstChallenge(dependencies, NAME, response);
    const user = requirePassword(dependencies, subject, requireParameter(response.responses, 'PASSWORD'));
    useUp(dependencies.challenges, response.session ?? '');
    return advance(user, {deviceKey: response.responses.DEVICE_KEY});
  },
};

/** @throws CognitoError `NotAuthorizedException`, the same for a wrong password and for an unknown name. */
function requirePassword(
  {failures, pool, power}: Pick<SignInDependencies, 'failures' | 'pool' | 'power'>,
  {user, userId, password: stored}: Subject,
  given: string,
): User {
  if (failures.isLocked(userId)) throw passwordAttemptsExceeded();
  const isRight = isPasswordRight(power, {poolName: poolName(pool.userPoolId), userId}, given, stored);
  if (isRight && user) return user;
  failures.record(userId);
  throw wrongCredentials();
}
