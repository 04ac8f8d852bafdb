import {expect, test} from 'vitest';
import site from '../../site.config';
import {rightsOf} from '../../src/admin/overview/rights/rights';
import {membersOf} from '../../src/admin/overview/rights/roles';
import type {User} from '../../src/auth';
import {hasRole, roleGroupsOf} from '../../src/auth/people/roles';
import {mayOpen} from '../../src/dashboard/access';
import {panels} from '../../src/dashboard/panels';

// Administration and dashboard do not know each other: that the table of the one says what the other does is said here.
const {groups, protectedPrefixes} = site;
const rights = rightsOf({groups, protectedPrefixes, panels, operations: [], hasKeyService: true});
const roleGroups = roleGroupsOf(groups);

test.for(membersOf(groups))('the dashboard lets $id into the panels of the table of rights', (member) => {
  const inTable = rights.filter(({kind, may}) => kind === 'panel' && may(member)).map(({id}) => id);
  expect(inTable).toEqual(member.groups ? openTo(member.groups) : []);
});

/** What somebody in these groups may open: a guard stands before the panels. */
function openTo(ids: readonly string[]): string[] {
  const user: User = {
    username: 'u',
    name: 'U',
    email: 'u@example.com',
    apiKeys: [],
    lastRefreshTime: 0,
    groups: [...ids],
    isAdmin: ids.includes(groups.developerAdmins),
  };
  if (!hasRole(user, 'portalUser', roleGroups)) return [];
  return panels.filter((panel) => mayOpen(panel, user, roleGroups)).map(({id}) => id);
}
