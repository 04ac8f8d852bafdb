import {expect, test} from 'vitest';
import type {Person} from '../../userPool/people';
import {planChange, type ChangePlan, type PoolFacts} from './planChange';

const person = (username: string, change: Partial<Person> = {}): Person => ({
  username,
  name: username,
  email: `${username}@example.com`,
  status: 'CONFIRMED',
  isEnabled: true,
  createdAt: undefined,
  modifiedAt: undefined,
  hasKey: false,
  ...change,
});
const adminsOf = (...usernames: string[]) =>
  usernames.map((username) => ({username, status: 'CONFIRMED', isEnabled: true}));
const facts = (change: Partial<PoolFacts> = {}): PoolFacts => ({
  members: new Set(),
  admins: adminsOf('me'),
  adminGroup: 'admins',
  self: 'me',
  ...change,
});
const namesIn = ({changed, unchanged, kept}: ChangePlan) => ({
  changed: changed.map(({username}) => username),
  unchanged: unchanged.map(({person: {username}}) => username),
  kept: kept.map(({person: {username}}) => username),
});

test('adds to a group who is not in it, and removes who is', () => {
  const people = [person('a'), person('b'), person('me')];
  const known = facts({members: new Set(['b', 'me'])});
  expect(namesIn(planChange({kind: 'join', group: 'pilots'}, people, known))).toEqual({
    changed: ['a'],
    unchanged: ['b'],
    kept: ['me'],
  });
  expect(namesIn(planChange({kind: 'leave', group: 'pilots'}, people, known))).toEqual({
    changed: ['b'],
    unchanged: ['a'],
    kept: ['me'],
  });
});

test('disables who is enabled and enables who is disabled', () => {
  const people = [person('a'), person('b', {isEnabled: false})];
  expect(namesIn(planChange({kind: 'disable'}, people, facts())).changed).toEqual(['a']);
  expect(namesIn(planChange({kind: 'enable'}, people, facts())).changed).toEqual(['b']);
});

test('invites again only who waits for it and could use it', () => {
  const invited = {status: 'FORCE_CHANGE_PASSWORD'};
  const people = [person('a'), person('b', invited), person('c', {...invited, isEnabled: false})];
  const plan = planChange({kind: 'invite'}, people, facts());
  expect(plan.changed.map(({username}) => username)).toEqual(['b']);
  expect(plan.unchanged.map(({reason}) => reason)).toEqual([
    'Has no open invitation: has a password, or signed up without one',
    'Disabled, so could not sign in',
  ]);
});

test.each([{kind: 'disable'}, {kind: 'leave', group: 'admins'}] as const)(
  'leaves both administrators where they are all there are: %j',
  (action) => {
    const people = [person('a'), person('x'), person('b')];
    const members = new Set(['a', 'b', 'x']);
    const two = facts({self: 'z', admins: adminsOf('a', 'b'), members});
    const plan = planChange(action, people, two);
    expect(namesIn(plan)).toEqual({changed: ['x'], unchanged: [], kept: ['a', 'b']});
    expect(plan.kept[0]?.reason).toBe('Nobody would be left to administer the portal');
    const three = {...two, admins: adminsOf('a', 'b', 'c')};
    expect(namesIn(planChange(action, people, three)).changed).toEqual(['a', 'x', 'b']);
  },
);

test('another group may lose all its members', () => {
  const known = facts({self: 'z', admins: adminsOf('a'), members: new Set(['a'])});
  expect(namesIn(planChange({kind: 'leave', group: 'pilots'}, [person('a')], known)).changed).toEqual(['a']);
});
