import type {GetCredentialsForIdentityResponse} from '@aws-sdk/client-cognito-identity';
import * as z from 'zod';
import {invalidParameter, notAuthorized, resourceNotFound} from '../pool/errors';
import {GUEST_ROLE, USER_ROLE} from '../pool/groups';
import type {Claims} from '../tokens/jwt';
import {identityId, logins} from '../operations/fields';
import {operation} from '../operations/operation';
import type {Dependencies} from '../dependencies/dependencies';
import {isGuest, readLogins} from './logins';

const shape = {
  IdentityId: identityId,
  Logins: logins,
  CustomRoleArn: z.string().min(20).max(2048).optional(),
};

type Needs = Pick<Dependencies, 'bearers' | 'identities' | 'pool' | 'temporaryCredentials'>;

/** Credentials for an hour, for the role that the token's groups choose; a guest's role where guests are let in. */
export const getCredentialsForIdentity = operation(
  shape,
  (dependencies: Needs) =>
    async ({IdentityId, Logins, CustomRoleArn}): Promise<GetCredentialsForIdentityResponse> => {
      const {identities, pool} = dependencies;
      const credentialsOf = (identityId: string, roleArn: string): GetCredentialsForIdentityResponse => ({
        IdentityId: identityId,
        Credentials: dependencies.temporaryCredentials.issue({roleArn, identityId}),
      });
      const isKnown = identities.isGuest(IdentityId) || identities.ownerOf(IdentityId) !== undefined;
      if (!isKnown) throw resourceNotFound(`Identity '${IdentityId}' not found.`);
      if (isGuest(pool, Logins)) {
        if (identities.ownerOf(IdentityId) !== undefined)
          throw notAuthorized(`Access to Identity '${IdentityId}' is forbidden.`);
        return credentialsOf(IdentityId, GUEST_ROLE);
      }
      const {user, claims} = await readLogins(dependencies, Logins);
      const roleArn = roleFor(claims, CustomRoleArn);
      // The identity of a guest becomes that of the person who signs in.
      if (identities.isGuest(IdentityId))
        return credentialsOf(identities.promote(IdentityId, user.userId), roleArn);
      if (user.userId !== identities.ownerOf(IdentityId))
        throw notAuthorized(
          "Logins don't match. Please include at least one valid login for this identity or identity pool.",
        );
      return credentialsOf(IdentityId, roleArn);
    },
);

/**
 * The role for an id token: the one asked for if the token lists it, else the token's preferred one
 * (that of the group with the lowest precedence), else the pool's default for signed-in users.
 * @throws CognitoError `InvalidParameterException` for a role that the token does not list.
 */
function roleFor(claims: Claims, requested: string | undefined): string {
  const listed = claims['cognito:roles'];
  if (requested !== undefined) {
    if (Array.isArray(listed) && listed.includes(requested)) return requested;
    throw invalidParameter('The requested role is not among the roles of the token.');
  }
  const preferred = claims['cognito:preferred_role'];
  return typeof preferred === 'string' ? preferred : USER_ROLE;
}
