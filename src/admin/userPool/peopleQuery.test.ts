import {expect, test} from 'vitest';
import {everybody, userFilter} from './peopleQuery';

test('a beginning, a status and an access are written as the service parses them', () => {
  expect(userFilter({by: 'email', text: ' ana@'})).toBe('email ^= "ana@"');
  expect(userFilter({by: 'name', text: 'Ana'})).toBe('name ^= "Ana"');
  expect(userFilter({by: 'status', text: 'CONFIRMED'})).toBe('cognito:user_status = "CONFIRMED"');
  expect(userFilter({by: 'enabled', text: 'Disabled'})).toBe('status = "Disabled"');
});

test('a quote and a backslash stay part of the text', () => {
  expect(userFilter({by: 'name', text: 'O"Hara \\'})).toBe('name ^= "O\\"Hara \\\\"');
});

test('everybody and the members of a group need no filter', () => {
  expect(userFilter(everybody)).toBeUndefined();
  expect(userFilter({by: 'name', text: '  '})).toBeUndefined();
  expect(userFilter({by: 'group', text: 'dashboard-users'})).toBeUndefined();
});
