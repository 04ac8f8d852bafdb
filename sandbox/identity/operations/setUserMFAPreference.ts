import type {SetUserMFAPreferenceResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {invalidParameter} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {bearerOperation} from './operation';

const mfaSettings = z
  .object({Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false)})
  .optional();

const shape = {
  SoftwareTokenMfaSettings: mfaSettings,
  SMSMfaSettings: mfaSettings,
  EmailMfaSettings: mfaSettings,
};

/** Switches the second factor on or off. Switched off, the app's secret stays stored for the next time. */
export const setUserMFAPreference = bearerOperation(
  shape,
  ({users}: Pick<Dependencies, 'users'>) =>
    (input, {user}): SetUserMFAPreferenceResponse => {
      if (input.SMSMfaSettings?.Enabled)
        throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
      if (input.EmailMfaSettings?.Enabled)
        throw invalidParameter('User does not have delivery config set to turn on EMAIL_OTP');
      const settings = input.SoftwareTokenMfaSettings;
      if (!settings) return {};
      if (!user.totp?.secret) {
        if (settings.Enabled) throw invalidParameter('User has not verified software token mfa');
        return {};
      }
      users.update(user.userId, {
        totp: {...user.totp, enabled: settings.Enabled, preferred: settings.Enabled && settings.PreferredMfa},
      });
      return {};
    },
);
