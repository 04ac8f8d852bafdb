import {expect, test} from 'vitest';
import {checkPassword} from './passwordPolicy';

test.each([
  ['257 characters', `Ridge-Creek-2026!${'x'.repeat(240)}`],
  ['a space in front', ' Ridge-Creek-2026!'],
  ['a line break behind', 'Ridge-Creek-2026!\n'],
])('a password with %s is refused, since no request to change it could name it', (_what, password) => {
  expect(() => checkPassword(password)).toThrow('Password did not conform with policy');
});

test('256 characters are a password', () => {
  expect(() => checkPassword(`Ridge-Creek-2026!${'x'.repeat(239)}`)).not.toThrow();
});
