import {notAuthorized} from '../pool/errors';
import type {PoolSettings} from '../pool/settings';
import type {User} from '../store/user';
import type {Users} from '../store/users';
import type {Progress} from './challenge';

/** The second factors of this pool, by the names of their challenges. */
export type SecondFactor = 'SOFTWARE_TOKEN_MFA' | 'SMS_MFA' | 'EMAIL_OTP';

/** The second factors that a user has. Where the pool demands one, an app that is set up counts though switched off. */
export function secondFactorsOf(
  pool: PoolSettings,
  {totp, emailMfa, smsMfa, attributes}: User,
): SecondFactor[] {
  const hasApp = totp?.secret !== undefined && (totp.enabled || pool.mfa === 'ON');
  const hasEmail = pool.emailMfa && emailMfa?.enabled === true && attributes.email_verified === 'true';
  const hasPhone = pool.smsMfa && smsMfa?.enabled === true && attributes.phone_number_verified === 'true';
  return [
    ...(hasApp ? (['SOFTWARE_TOKEN_MFA'] as const) : []),
    ...(hasPhone ? (['SMS_MFA'] as const) : []),
    ...(hasEmail ? (['EMAIL_OTP'] as const) : []),
  ];
}

/** The second factor to ask for now: the chosen, the preferred or the only one. None where the user must choose. */
export function findDueFactor(pool: PoolSettings, user: User, progress: Progress): SecondFactor | undefined {
  if (progress.hasSecondFactor) return undefined;
  const factors = secondFactorsOf(pool, user);
  const preferred = user.totp?.preferred
    ? 'SOFTWARE_TOKEN_MFA'
    : user.smsMfa?.preferred
      ? 'SMS_MFA'
      : user.emailMfa?.preferred
        ? 'EMAIL_OTP'
        : undefined;
  return (
    factors.find((factor) => factor === progress.chosenFactor) ??
    factors.find((factor) => factor === preferred) ??
    (factors.length === 1 ? factors[0] : undefined)
  );
}

/**
 * Whoever is to set up a first second factor in the middle of a sign-in. Meanwhile another sign-in may have set one up:
 * then the password alone replaces it no more.
 * @throws CognitoError `NotAuthorizedException`
 */
export function requireWithoutFactor(
  {pool, users}: {readonly pool: PoolSettings; readonly users: Pick<Users, 'find'>},
  userId: string,
): User {
  const user = users.find(userId);
  if (!user || secondFactorsOf(pool, user).length > 0) throw notAuthorized('Invalid session for the user.');
  return user;
}
