import {expect, test} from 'vitest';
import type {Person} from '../../userPool/people';
import {findAttention} from './findAttention';

const now = Date.UTC(2026, 6, 20);
const person = (username: string, day: number, more: Partial<Person> = {}): Person => ({
  username,
  name: username,
  email: `${username}@example.com`,
  status: 'CONFIRMED',
  isEnabled: true,
  createdAt: new Date(Date.UTC(2026, 6, day)),
  modifiedAt: undefined,
  hasKey: false,
  ...more,
});

test('who can sign in and is in no group waits, the longest first', () => {
  const people = [
    person('young', 19),
    person('old', 2),
    person('member', 1),
    person('disabled', 1, {isEnabled: false}),
    person('unconfirmed', 1, {status: 'UNCONFIRMED'}),
  ];
  const {waiting} = findAttention(people, [{name: 'users', members: ['member']}], now);
  expect(waiting.map(({username}) => username)).toEqual(['old', 'young']);
});

test('an invitation is overdue after a week, and an account of unknown age is not', () => {
  const invited = {status: 'FORCE_CHANGE_PASSWORD'};
  const people = [
    person('a', 12, invited),
    person('b', 14, invited),
    person('c', 1, {...invited, createdAt: undefined}),
  ];
  expect(findAttention(people, [], now).invited).toEqual({all: 3, overdue: 1});
});
