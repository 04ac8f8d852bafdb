import {
  AdminDeleteUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {requireOtherAdmin} from './admins';
import {changes} from './changes';
import {userPool, userPoolId} from './client';

export const {invite, resendInvitation} = changes;

/**
 * Lets somebody sign in again, or no longer.
 *
 * @throws LastAdminError
 */
export async function setEnabled(username: string, isEnabled: boolean): Promise<void> {
  if (isEnabled) return changes.enable(username);
  await requireOtherAdmin(username);
  return changes.disable(username);
}

/** Sends a code with which the person must set a new password before signing in again. */
export async function demandNewPassword(username: string): Promise<void> {
  await userPool.send(new AdminResetUserPasswordCommand({UserPoolId: userPoolId, Username: username}));
}

/**
 * Switches second factors off: sign-in then asks for the password alone, until the person sets one up again.
 *
 * @param factors those that are on, in Cognito's words
 */
export async function resetFactors(username: string, factors: readonly string[]): Promise<void> {
  const off = (factor: string) =>
    factors.includes(factor) ? {Enabled: false, PreferredMfa: false} : undefined;
  await userPool.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: userPoolId,
      Username: username,
      SoftwareTokenMfaSettings: off('SOFTWARE_TOKEN_MFA'),
      EmailMfaSettings: off('EMAIL_OTP'),
      SMSMfaSettings: off('SMS_MFA'),
    }),
  );
}

/** Ends all sessions of somebody. */
export async function endSessions(username: string): Promise<void> {
  await userPool.send(new AdminUserGlobalSignOutCommand({UserPoolId: userPoolId, Username: username}));
}

/**
 * Deletes an account for good.
 *
 * @throws LastAdminError
 */
export async function deletePerson(username: string): Promise<void> {
  await requireOtherAdmin(username);
  await userPool.send(new AdminDeleteUserCommand({UserPoolId: userPoolId, Username: username}));
}
