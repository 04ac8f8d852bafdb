import {translate} from '@docusaurus/Translate';

/** What the notice says once somebody has joined or left a group. */
export function membershipNotice(change: {
  readonly email: string;
  readonly group: string;
  readonly isMember: boolean;
}): string {
  const {email, group, isMember} = change;
  return isMember
    ? translate(
        {
          id: 'admin.users.joined',
          message: '{email} will be in {group} from the next sign-in or token renewal.',
        },
        {email, group},
      )
    : translate(
        {
          id: 'admin.users.left',
          message: '{email} is no longer in {group} and has been signed out everywhere.',
        },
        {email, group},
      );
}
