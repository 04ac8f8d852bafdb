import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {User} from '@site/src/auth';
import {roleGroupsOf} from '@site/src/auth/people/roles';
import site from '../../site.config';
import {firstPanelOf, mayOpen, openPanel} from './access';
import {panelTable} from './panelTable';

const {groups} = site;
const dashboard = {...groups.dashboard, ...groups.separate};
const roleGroups = roleGroupsOf(groups);
const memberOf = (...ids: string[]): User => ({
  username: 'u',
  name: 'U',
  email: 'u@example.com',
  apiKeys: [],
  lastRefreshTime: 0,
  groups: ids,
  isAdmin: ids.includes(groups.developerAdmins),
});
const opened = (user: User) => panelTable.filter((panel) => mayOpen(panel, user, roleGroups));

test('each group opens its own panels and no others', () => {
  for (const [key, id] of Object.entries(dashboard))
    expect(
      opened(memberOf(groups.developerUsers, id)).map((panel) => panel.id),
      key,
    ).toEqual(
      panelTable
        .filter((panel) => panel.groups.length === 0 || panel.groups.some((group) => group === key))
        .map((panel) => panel.id),
    );
});

test('dashboard admins open every panel; administrators of the portal open none by that alone', () => {
  expect(opened(memberOf(groups.dashboardAdmins))).toEqual(panelTable);
  expect(opened(memberOf(groups.developerAdmins)).map(({id}) => id)).toEqual(['account']);
  expect(opened(memberOf(groups.developerUsers)).map(({id}) => id)).toEqual(['account']);
});

test('each panel has an id of its own, and names groups that the site has', () => {
  const ids = panelTable.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const panel of panelTable)
    for (const group of panel.groups) expect(Object.keys(dashboard)).toContain(group);
});

test('each panel has its component where the table looks for it', () => {
  const missing = panelTable.filter(({id}) => !existsSync(new URL(`${id}/Panel.tsx`, import.meta.url)));
  expect(missing.map(({id}) => id)).toEqual([]);
});

test('an address without a panel opens the first that the user may see', () => {
  const all = memberOf(groups.dashboardAdmins);
  expect(openPanel(undefined, panelTable, all, roleGroups)).toEqual({kind: 'panel', panel: panelTable[0]});
  const none = memberOf(groups.developerUsers);
  expect(openPanel(undefined, panelTable, none, roleGroups)).toMatchObject({
    kind: 'panel',
    panel: {id: 'account'},
  });
});

test('a developer without an API key begins where keys are made', () => {
  const newcomer = memberOf(groups.developerUsers, groups.dashboard.users);
  expect(firstPanelOf(newcomer, roleGroups, true)).toBe('account');
  expect(firstPanelOf(newcomer, roleGroups, false)).toBeUndefined();
  expect(firstPanelOf({...newcomer, apiKeys: ['k']}, roleGroups, true)).toBeUndefined();
  expect(firstPanelOf(memberOf(groups.dashboard.users), roleGroups, true)).toBeUndefined();
});

test('an address tells a panel that is closed to the user from one that does not exist', () => {
  const user = memberOf(groups.developerUsers);
  expect(openPanel('locations', panelTable, user, roleGroups)).toMatchObject({
    kind: 'noAccess',
    panel: {id: 'locations'},
  });
  expect(openPanel('lightning', panelTable, user, roleGroups)).toEqual({kind: 'unknown', id: 'lightning'});
});
