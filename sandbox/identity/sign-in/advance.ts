import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {CognitoError, userDisabled} from '../pool/errors';
import type {User} from '../store/user';
import {type Progress, type SignInDependencies, poseChallenge} from './challenge';
import {posedChallenges} from './challenges';

/**
 * The next step of a sign-in whose password was right: the first challenge that is due, or tokens.
 * Only here does anybody learn that an account is disabled, unconfirmed or to be reset: the password was right.
 * @throws CognitoError for those states, in Cognito's words.
 */
export async function advance(
  dependencies: SignInDependencies,
  user: User,
  progress: Progress,
): Promise<RespondToAuthChallengeResponse> {
  if (!user.enabled) throw userDisabled();
  if (user.status === 'UNCONFIRMED')
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED')
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
  const due = posedChallenges.find((challenge) => challenge.isDue(dependencies, user, progress));
  if (!due) return finish(dependencies, user, progress);
  const state: Record<string, string> = progress.deviceKey ? {deviceKey: progress.deviceKey} : {};
  return poseChallenge(
    dependencies.challenges,
    {name: due.name, userId: user.userId, state},
    due.parametersFor(dependencies, user),
  );
}

async function finish(
  dependencies: SignInDependencies,
  user: User,
  {deviceKey}: Progress,
): Promise<RespondToAuthChallengeResponse> {
  const {failures, tokens} = dependencies;
  failures.forget(user.userId);
  // Whatever is stored is stored in this turn; only the signing of the tokens takes its time.
  const signedIn = tokens.signIn(user);
  const device = newDevice(dependencies, user, deviceKey);
  return {ChallengeParameters: {}, AuthenticationResult: {...(await signedIn), ...device}};
}

function newDevice({ids, pool, devices}: SignInDependencies, {userId}: User, deviceKey: string | undefined) {
  const isKnown = deviceKey !== undefined && devices.find(deviceKey)?.userId === userId;
  if (!pool.deviceTracking || isKnown) return {};
  const device = {deviceKey: `${pool.region}_${ids.uuid()}`, groupKey: `-${ids.uuid().slice(0, 8)}`, userId};
  devices.add(device);
  return {NewDeviceMetadata: {DeviceKey: device.deviceKey, DeviceGroupKey: device.groupKey}};
}
