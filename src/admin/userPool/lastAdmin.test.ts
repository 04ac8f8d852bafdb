import {expect, test} from 'vitest';
import {hasOtherAdmin, type GroupMember} from './lastAdmin';

const admin = (username: string, change: Partial<GroupMember> = {}): GroupMember => ({
  username,
  status: 'CONFIRMED',
  isEnabled: true,
  ...change,
});

test('the last administrator who can sign in has no other', () => {
  expect(hasOtherAdmin([admin('a')], 'a')).toBe(false);
  expect(hasOtherAdmin([admin('a'), admin('b', {isEnabled: false})], 'a')).toBe(false);
  expect(hasOtherAdmin([admin('a'), admin('b', {status: 'UNCONFIRMED'})], 'a')).toBe(false);
});

test('another who can sign in is enough, invited or not', () => {
  expect(hasOtherAdmin([admin('a'), admin('b')], 'a')).toBe(true);
  expect(hasOtherAdmin([admin('a'), admin('b', {status: 'FORCE_CHANGE_PASSWORD'})], 'a')).toBe(true);
});

test('who administers nothing can always go', () => {
  expect(hasOtherAdmin([admin('a')], 'c')).toBe(true);
});
