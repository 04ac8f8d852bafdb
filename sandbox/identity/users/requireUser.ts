import {userNotFound} from '../pool/errors';
import type {Users} from '../store/users';
import type {User} from '../store/user';

/**
 * A user by name, for administrators, who may know who exists.
 * @throws CognitoError `UserNotFoundException`
 */
export function requireUser(users: Pick<Users, 'find'>, username: string): User {
  const user = users.find(username);
  if (!user) throw userNotFound();
  return user;
}
