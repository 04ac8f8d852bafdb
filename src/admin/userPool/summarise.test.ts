import {expect, test} from 'vitest';
import type {Person} from './people';
import {summarise} from './summarise';

const person = (username: string, status: string, day: number, isEnabled = true): Person => ({
  username,
  name: username,
  email: `${username}@example.com`,
  status,
  isEnabled,
  createdAt: new Date(Date.UTC(2026, 6, day)),
  modifiedAt: undefined,
  hasKey: false,
});

test('counts by status, the most frequent first, and lists the newest first', () => {
  const people = [
    person('a', 'CONFIRMED', 1),
    person('b', 'UNCONFIRMED', 3, false),
    person('c', 'CONFIRMED', 2),
  ];
  const {byStatus, disabled, newest} = summarise(people);
  expect(byStatus).toEqual([
    {status: 'CONFIRMED', count: 2},
    {status: 'UNCONFIRMED', count: 1},
  ]);
  expect(disabled).toBe(1);
  expect(newest.map((one) => one.username)).toEqual(['b', 'c', 'a']);
});
