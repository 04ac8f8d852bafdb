import type {User} from '../people/user';
import type {Viewing} from './viewing';

/**
 * The user as pages take them: the one who is signed in, or, while an administrator has a view, whom they view as. The
 * username stays the administrator's, as the session does. Groups that only the view has give no rights: services read
 * the groups of the token.
 *
 * @param adminGroup the group whose members administer the portal
 */
export function viewedUser(user: User, viewing: Viewing | undefined, adminGroup: string): User {
  if (!viewing || !isOwn(viewing, user)) return user;
  const {person, groups, hasKeys, weatherThresholds} = viewing;
  const {weatherThresholds: _own, ...rest} = user;
  return {
    ...rest,
    name: person?.name || person?.email || user.name,
    email: person?.email ?? user.email,
    groups,
    isAdmin: groups.includes(adminGroup),
    ...(weatherThresholds && {weatherThresholds}),
    viewed: {...(person && {username: person.username}), hasKeys, by: {name: user.name, email: user.email}},
  };
}

/** Whether a view is this user's, who may have one. */
export function isOwn({by}: Viewing, {username, isAdmin}: User): boolean {
  return isAdmin && username === by;
}
