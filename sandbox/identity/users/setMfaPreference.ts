import * as z from 'zod';
import {invalidParameter} from '../pool/errors';
import type {PoolSettings} from '../pool/settings';
import type {Totp, User} from '../store/user';
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
  const {totp, smsMfa, emailMfa, attributes} = user;
  const hasPhone = pool.smsMfa && attributes.phone_number_verified === 'true';
  const hasEmail = pool.emailMfa && attributes.email_verified === 'true';
  if (SMSMfaSettings?.Enabled && !hasPhone) throw undelivered('SMS_MFA');
  if (EmailMfaSettings?.Enabled && !hasEmail) throw undelivered('EMAIL_OTP');
  if (SoftwareTokenMfaSettings?.Enabled && !totp?.secret)
    throw invalidParameter('User has not verified software token mfa');
  const preferred = [SoftwareTokenMfaSettings, SMSMfaSettings, EmailMfaSettings].filter(isPreferred);
  if (preferred.length > 1) throw invalidParameter('Only one MFA type can be set as preferred.');
  const preference = (before: Preference | undefined, settings: MfaSettings): Preference => {
    const enabled = settings?.Enabled ?? before?.enabled ?? false;
    const wanted = settings ? settings.PreferredMfa : (before?.preferred ?? false);
    // One factor that becomes preferred ends the others' preference.
    return {enabled, preferred: enabled && wanted && preferred.every((other) => other === settings)};
  };
  users.update(user.userId, {
    totp: totp?.secret ? {...totp, ...preference(totp, SoftwareTokenMfaSettings)} : totp,
    smsMfa: preference(smsMfa, SMSMfaSettings),
    emailMfa: preference(emailMfa, EmailMfaSettings),
  });
}

type Preference = Pick<Totp, 'enabled' | 'preferred'>;

const isPreferred = (settings: MfaSettings): boolean => settings?.Enabled === true && settings.PreferredMfa;

const undelivered = (factor: string) =>
  invalidParameter(`User does not have delivery config set to turn on ${factor}`);
