import type {Dependencies} from '../dependencies/dependencies';
import type {User} from '../store/user';
import type {Disguise, Subject} from '../users/subjects';
import type {FirstFactor} from './challenge';
import {secondFactorsOf} from './secondFactors';

type Needs = Pick<Dependencies, 'passkeys' | 'pool'>;

/**
 * The first factors of somebody. With a second factor only the password remains, as in Cognito: the others cannot be
 * combined with it. Source: Amazon Cognito developer guide, "Authentication flows".
 */
export function firstFactorsOf(dependencies: Needs, {user, disguise}: Subject): FirstFactor[] {
  const traits = user ? traitsOf(dependencies, user) : disguise && disguised(dependencies, disguise);
  if (!traits) return [];
  const {pool} = dependencies;
  const allows = (factor: Needs['pool']['firstFactors'][number]) =>
    pool.mfa !== 'ON' && traits.isPasswordless && pool.firstFactors.includes(factor);
  return [
    ...(traits.hasPassword ? (['PASSWORD', 'PASSWORD_SRP'] as const) : []),
    ...(allows('WEB_AUTHN') && traits.hasPasskey ? (['WEB_AUTHN'] as const) : []),
    ...(allows('EMAIL_OTP') && traits.hasEmail ? (['EMAIL_OTP'] as const) : []),
    ...(allows('SMS_OTP') && traits.hasPhone ? (['SMS_OTP'] as const) : []),
  ];
}

interface Traits {
  readonly hasPassword: boolean;
  /** Nothing demands a password: no second factor, no invitation, no reset. */
  readonly isPasswordless: boolean;
  readonly hasPasskey: boolean;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
}

const traitsOf = ({passkeys, pool}: Needs, user: User): Traits => ({
  hasPassword: user.hasPassword,
  isPasswordless: user.status === 'CONFIRMED' && secondFactorsOf(pool, user).length === 0,
  hasPasskey: passkeys.list(user.userId, {after: 0, limit: 1}).length > 0,
  hasEmail: user.attributes.email_verified === 'true',
  hasPhone: user.attributes.phone_number_verified === 'true',
});

const disguised = ({pool}: Needs, disguise: Disguise): Traits => ({
  // Where nobody can be without a password, nobody seems to be.
  hasPassword: disguise.hasPassword || pool.mfa === 'ON' || !pool.firstFactors.includes('EMAIL_OTP'),
  isPasswordless: !disguise.hasSecondFactor,
  hasPasskey: disguise.passkeys.length > 0,
  hasEmail: true,
  hasPhone: disguise.hasPhone,
});
