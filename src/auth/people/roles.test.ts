import {expect, test} from 'vitest';
import {hasRole, type RoleGroups} from './roles';
import type {User} from './user';

const groups: RoleGroups = {
  developers: 'developer-users',
  dashboardAdmins: 'dashboard-admins',
  dashboardGroups: ['dashboard-flights'],
};
const user = (names: string[], isAdmin = false): User => ({
  username: 'u',
  groups: names,
  name: 'n',
  email: 'e',
  apiKeys: [],
  lastRefreshTime: 0,
  isAdmin,
});

test.each([
  ['nobody', user([]), false, false],
  ['a stranger to our groups', user(['tenant-a']), false, false],
  ['a developer', user(['developer-users']), true, false],
  ['a dashboard user', user(['dashboard-flights']), true, false],
  ['a dashboard admin', user(['dashboard-admins']), true, false],
  ['a portal admin', user(['developer-admins'], true), true, true],
])('%s', (_who, someone, portalUser, admin) => {
  expect(hasRole(someone, 'portalUser', groups)).toBe(portalUser);
  expect(hasRole(someone, 'admin', groups)).toBe(admin);
});
