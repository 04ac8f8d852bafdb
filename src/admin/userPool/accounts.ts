import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminResetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {requireOtherAdmin} from './admins';
import {userPool, userPoolId} from './client';

/** Makes an account and has an invitation with a temporary password sent to its address. */
export async function invite(email: string, name: string): Promise<void> {
  await userPool.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: email,
      DesiredDeliveryMediums: ['EMAIL'],
      UserAttributes: [
        {Name: 'email', Value: email},
        {Name: 'email_verified', Value: 'true'},
        {Name: 'name', Value: name},
      ],
    }),
  );
}

/** Sends the invitation again, with a new temporary password, to somebody who has not chosen a password yet. */
export async function resendInvitation(username: string): Promise<void> {
  await userPool.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: username,
      MessageAction: 'RESEND',
      DesiredDeliveryMediums: ['EMAIL'],
    }),
  );
}

/**
 * Lets somebody sign in again, or no longer: a disabled person's sessions end as well.
 *
 * @throws LastAdminError
 */
export async function setEnabled(username: string, isEnabled: boolean): Promise<void> {
  const user = {UserPoolId: userPoolId, Username: username};
  if (isEnabled) {
    await userPool.send(new AdminEnableUserCommand(user));
    return;
  }
  await requireOtherAdmin(username);
  await userPool.send(new AdminDisableUserCommand(user));
  await userPool.send(new AdminUserGlobalSignOutCommand(user));
}

/** Sends a code with which the person must set a new password before signing in again. */
export async function demandNewPassword(username: string): Promise<void> {
  await userPool.send(new AdminResetUserPasswordCommand({UserPoolId: userPoolId, Username: username}));
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
