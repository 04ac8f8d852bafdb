import {invalidParameter} from '../pool/errors';
import type {PoolSettings} from '../pool/settings';

/** Whether the pool sends SMS at all. */
const sendsSms = ({firstFactors, smsMfa}: PoolSettings): boolean =>
  smsMfa || firstFactors.includes('SMS_OTP');

/**
 * An attribute that a code can verify, and what that code is for.
 * @throws CognitoError `InvalidParameterException` for any other
 */
export function requireVerifiable(
  pool: PoolSettings,
  name: string,
): {readonly name: 'email' | 'phone_number'; readonly purpose: 'verify email' | 'verify phone number'} {
  if (name === 'email') return {name, purpose: 'verify email'};
  if (name === 'phone_number' && sendsSms(pool)) return {name, purpose: 'verify phone number'};
  throw cannotBeVerified(name);
}

export const cannotBeVerified = (name: string) =>
  invalidParameter(`Attribute ${name} cannot be verified for this user.`);

/** A changed telephone number counts at once, and is unverified: a code verifies it. */
export function unverifiedPhone(
  before: Readonly<Record<string, string>>,
  {phone_number: next}: Readonly<Record<string, string>>,
): Record<string, string> {
  return next === undefined || next === before.phone_number ? {} : {phone_number_verified: 'false'};
}
