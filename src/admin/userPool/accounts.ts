import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminResetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
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

/** Lets somebody in again, or out: a disabled person's sessions end as well. */
export async function setEnabled(username: string, isEnabled: boolean): Promise<void> {
  const user = {UserPoolId: userPoolId, Username: username};
  if (isEnabled) {
    await userPool.send(new AdminEnableUserCommand(user));
    return;
  }
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

/** Deletes an account for good. */
export async function deletePerson(username: string): Promise<void> {
  await userPool.send(new AdminDeleteUserCommand({UserPoolId: userPoolId, Username: username}));
}
