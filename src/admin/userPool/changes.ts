import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {userPool, userPoolId, userPoolOnce} from './client';

/** The changes that are made to one account and to many alike. None of them looks after the last administrator. */
export type Changes = ReturnType<typeof createChanges>;

/** @param pool the client that sends them: one for single changes, one for many in a row */
function createChanges(pool: CognitoIdentityProviderClient) {
  const user = (username: string) => ({UserPoolId: userPoolId, Username: username});
  const signOut = (username: string) => pool.send(new AdminUserGlobalSignOutCommand(user(username)));
  return {
    /** Makes an account and has an invitation with a temporary password sent to its address. */
    invite: async (email: string, name: string): Promise<void> => {
      await pool.send(
        new AdminCreateUserCommand({
          ...user(email),
          DesiredDeliveryMediums: ['EMAIL'],
          UserAttributes: [
            {Name: 'email', Value: email},
            {Name: 'email_verified', Value: 'true'},
            {Name: 'name', Value: name},
          ],
        }),
      );
    },
    /** Sends the invitation again, with a new temporary password, to somebody who has not chosen a password yet. */
    resendInvitation: async (username: string): Promise<void> => {
      await pool.send(
        new AdminCreateUserCommand({
          ...user(username),
          MessageAction: 'RESEND',
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      );
    },
    enable: async (username: string): Promise<void> => {
      await pool.send(new AdminEnableUserCommand(user(username)));
    },
    /** A disabled person's sessions end as well. */
    disable: async (username: string): Promise<void> => {
      await pool.send(new AdminDisableUserCommand(user(username)));
      await signOut(username);
    },
    join: async (username: string, group: string): Promise<void> => {
      await pool.send(new AdminAddUserToGroupCommand({...user(username), GroupName: group}));
    },
    /**
     * Tokens that are out already still name the old groups: leaving a group also ends the person's sessions, so that
     * nobody administers for another hour.
     */
    leave: async (username: string, group: string): Promise<void> => {
      await pool.send(new AdminRemoveUserFromGroupCommand({...user(username), GroupName: group}));
      await signOut(username);
    },
  };
}

/** Changes of one account. The client sends again by itself what the service was too busy for. */
export const changes = createChanges(userPool);

/** Changes of many accounts, each sent once. */
export const bulkChanges = createChanges(userPoolOnce);
