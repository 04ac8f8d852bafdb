import type {User} from '../store/user';

/**
 * Where a code for a new password may go: to the verified address, unless codes by e-mail are the user's second factor.
 * One mailbox would then be enough to sign in. Source: Amazon Cognito developer guide, "Adding MFA to a user pool".
 */
export function findRecoveryAddress({attributes, emailMfa}: User): string | undefined {
  return attributes.email_verified === 'true' && !emailMfa?.enabled ? attributes.email : undefined;
}
