import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {CognitoError, notAuthorized, userDisabled} from '../errors';
import type {Services} from '../services';
import type {User} from '../users/user';
import {ask} from './step';

/** What every step of a sign-in needs, since each may be the last. */
export type StepServices = Pick<
  Services,
  'clock' | 'ids' | 'pool' | 'challenges' | 'devices' | 'failures' | 'tokens' | 'users'
>;

/** What the user has shown in this sign-in so far. */
export interface Progress {
  readonly secondFactorShown?: boolean;
  /** The device the client says it is. */
  readonly deviceKey?: string;
}

/**
 * The next step of a sign-in whose password was right: another challenge, or tokens.
 * Only here does anybody learn that an account is disabled, unconfirmed or to be reset: the password has been shown.
 * @throws CognitoError for those states, in Cognito's words.
 */
export function advance(
  services: StepServices,
  user: User,
  progress: Progress,
): RespondToAuthChallengeResponse {
  const {clock, pool, challenges} = services;
  const {userId, status, totp} = user;
  if (!user.enabled) throw userDisabled();
  if (status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (status === 'RESET_REQUIRED')
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
  if (status === 'FORCE_CHANGE_PASSWORD') {
    if (user.invitation && user.invitation.expiresAt <= clock.now().getTime())
      throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
    return ask(
      challenges,
      {name: 'NEW_PASSWORD_REQUIRED', userId, state: remember(progress)},
      {
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      },
    );
  }
  if (progress.secondFactorShown) return finish(services, user, progress);
  if (totp?.secret && (totp.enabled || pool.mfa === 'ON'))
    return ask(
      challenges,
      {name: 'SOFTWARE_TOKEN_MFA', userId, state: remember(progress)},
      {
        FRIENDLY_DEVICE_NAME: totp.deviceName ?? '',
      },
    );
  if (pool.mfa === 'ON')
    return ask(
      challenges,
      {name: 'MFA_SETUP', userId, state: remember(progress)},
      {
        MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]',
      },
    );
  return finish(services, user, progress);
}

/** The part of the progress that the next step's answer needs again. */
const remember = ({deviceKey}: Progress): Record<string, string> => (deviceKey ? {deviceKey} : {});

function finish(services: StepServices, user: User, {deviceKey}: Progress): RespondToAuthChallengeResponse {
  const {failures, tokens} = services;
  failures.forget(user.userId);
  return {
    ChallengeParameters: {},
    AuthenticationResult: {...tokens.signIn(user), ...newDevice(services, user, deviceKey)},
  };
}

function newDevice({ids, pool, devices}: StepServices, {userId}: User, deviceKey: string | undefined) {
  const known = deviceKey !== undefined && devices.find(deviceKey)?.userId === userId;
  if (!pool.deviceTracking || known) return {};
  const device = {deviceKey: `${pool.region}_${ids.uuid()}`, groupKey: `-${ids.uuid().slice(0, 8)}`, userId};
  devices.add(device);
  return {NewDeviceMetadata: {DeviceKey: device.deviceKey, DeviceGroupKey: device.groupKey}};
}
