import {CognitoError} from '../pool/errors';
import {ADMIN_ROLE} from '../pool/groups';
import {ACCOUNT_NUMBER, type PoolSettings, poolArn} from '../pool/settings';
import type {RoleSession} from './temporaryCredentials';

/**
 * The IAM policies of the roles: administrators may call every signed operation on this pool, nobody else any.
 * @param operation - for example `ListUsers`.
 * @throws CognitoError `AccessDeniedException`, worded as IAM does.
 */
export function checkPolicy({roleArn}: RoleSession, operation: string, pool: PoolSettings): void {
  if (roleArn === ADMIN_ROLE) return;
  const role = roleArn.slice(roleArn.indexOf('/') + 1);
  throw new CognitoError(
    'AccessDeniedException',
    `User: arn:aws:sts::${ACCOUNT_NUMBER}:assumed-role/${role}/CognitoIdentityCredentials is not authorized to ` +
      `perform: cognito-idp:${operation} on resource: ${poolArn(pool)} because no identity-based policy allows ` +
      `the cognito-idp:${operation} action`,
  );
}
