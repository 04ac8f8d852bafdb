import {invalidParameter} from '../errors';
import {AUTHENTICATED_ROLE} from '../groups';
import type {Claims} from '../tokens/jwt';

/**
 * The role of whoever brings an id token: the one asked for if the token lists it, else the token's preferred one
 * (that of the group with the lowest precedence), else the pool's default for signed-in users.
 * @throws CognitoError `InvalidParameterException` for a role that the token does not list.
 */
export function roleFor(claims: Claims, wanted: string | undefined): string {
  const listed = claims['cognito:roles'];
  if (wanted !== undefined) {
    if (Array.isArray(listed) && listed.includes(wanted)) return wanted;
    throw invalidParameter('The requested role is not among the roles of the token.');
  }
  const preferred = claims['cognito:preferred_role'];
  return typeof preferred === 'string' ? preferred : AUTHENTICATED_ROLE;
}
