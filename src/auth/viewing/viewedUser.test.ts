import {expect, test} from 'vitest';
import type {User} from '../people/user';
import {isOwn, viewedUser} from './viewedUser';
import type {Viewing} from './viewing';

const admin: User = {
  username: 'teo',
  name: 'Teo',
  email: 'teo@example.com',
  lastRefreshTime: 5,
  groups: ['admins'],
  isAdmin: true,
  apiKeys: ['k'],
  weatherThresholds: '[]',
};
const person = {username: 'mara', name: 'Mara', email: 'mara@example.com'};
const viewing: Viewing = {by: 'teo', person, groups: ['users'], hasKeys: false, from: '/admin/Users'};

test('an administrator has the name and groups of whom they view as, and their own session', () => {
  expect(viewedUser(admin, viewing, 'admins')).toEqual({
    username: 'teo',
    name: 'Mara',
    email: 'mara@example.com',
    lastRefreshTime: 5,
    groups: ['users'],
    isAdmin: false,
    apiKeys: ['k'],
    viewed: {username: 'mara', hasKeys: false, by: {name: 'Teo', email: 'teo@example.com'}},
  });
});

test('a view of groups keeps the name, and a view of an administrator may open the admin pages', () => {
  const {person: _person, ...groups} = viewing;
  expect(viewedUser(admin, {...groups, groups: ['admins']}, 'admins')).toMatchObject({
    name: 'Teo',
    isAdmin: true,
    viewed: {by: {name: 'Teo'}},
  });
});

test('nobody else gets a view, and nobody gains a group by writing one', () => {
  const other = {...admin, username: 'mara'};
  const member = {...admin, isAdmin: false};
  const forged = {...viewing, groups: ['admins']};
  for (const user of [other, member]) {
    expect(isOwn(forged, user)).toBe(false);
    expect(viewedUser(user, forged, 'admins')).toBe(user);
  }
  expect(viewedUser(admin, undefined, 'admins')).toBe(admin);
});
