import * as z from 'zod';
import {invalidParameter} from '../pool/errors';
import type {PoolSettings} from '../pool/settings';
import type {User} from '../store/user';
import type {Users} from '../store/users';

const mfaSettings = z
  .object({Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false)})
  .optional();

type MfaSettings = z.output<typeof mfaSettings>;

/** What SetUserMFAPreference and AdminSetUserMFAPreference both take. */
export const mfaPreferenceShape = {
  SoftwareTokenMfaSettings: mfaSettings,
  SMSMfaSettings: mfaSettings,
  EmailMfaSettings: mfaSettings,
};

type MfaPreference = z.output<z.ZodObject<typeof mfaPreferenceShape>>;

/**
 * Switches second factors of a user on or off. Switched off, the app's secret stays stored for the next time.
 * @throws CognitoError `InvalidParameterException` for a factor that the user cannot use, and for two preferred ones.
 */
export function setMfaPreference(
  {pool, users}: {readonly pool: PoolSettings; readonly users: Users},
  user: User,
  {SoftwareTokenMfaSettings, SMSMfaSettings, EmailMfaSettings}: MfaPreference,
): void {
  if (SMSMfaSettings?.Enabled)
    throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
  checkEmail(pool, user, EmailMfaSettings);
  checkApp(user, SoftwareTokenMfaSettings);
  const isAppPreferred = isPreferred(SoftwareTokenMfaSettings);
  const isEmailPreferred = isPreferred(EmailMfaSettings);
  if (isAppPreferred && isEmailPreferred)
    throw invalidParameter('Only one MFA type can be set as preferred.');
  users.update(user.userId, {
    totp: user.totp?.secret
      ? {...user.totp, ...preference(user.totp, SoftwareTokenMfaSettings, isEmailPreferred)}
      : user.totp,
    emailMfa: preference(user.emailMfa, EmailMfaSettings, isAppPreferred),
  });
}

interface Preference {
  readonly enabled: boolean;
  readonly preferred: boolean;
}

/** What was asked for, else what was there before. One factor that becomes preferred ends the other's preference. */
function preference(
  before: Preference | undefined,
  settings: MfaSettings,
  isOtherPreferred: boolean,
): Preference {
  const enabled = settings?.Enabled ?? before?.enabled ?? false;
  const preferred = settings ? settings.PreferredMfa : (before?.preferred ?? false);
  return {enabled, preferred: enabled && preferred && !isOtherPreferred};
}

const isPreferred = (settings: MfaSettings): boolean => settings?.Enabled === true && settings.PreferredMfa;

function checkApp({totp}: User, settings: MfaSettings): void {
  if (settings?.Enabled && !totp?.secret) throw invalidParameter('User has not verified software token mfa');
}

function checkEmail(pool: PoolSettings, {attributes}: User, settings: MfaSettings): void {
  if (settings?.Enabled && (!pool.emailMfa || attributes.email_verified !== 'true'))
    throw invalidParameter('User does not have delivery config set to turn on EMAIL_OTP');
}
