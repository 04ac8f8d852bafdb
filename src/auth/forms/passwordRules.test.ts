import {expect, test} from 'vitest';
import {passwordRules} from './passwordRules';

const broken = (password: string, least = 8) =>
  passwordRules(least)
    .filter((rule) => !rule.isMet(password))
    .map((rule) => rule.text);

test.each(['Sandbox-2026!', 'Zażółć 1 gęślą', '_Aa3bbbb', 'Aa1 aaaaa'])('%s keeps all', (password) =>
  expect(broken(password)).toEqual([]),
);

test.each([
  ['Aa1!', ['At least 8 characters']],
  ['AAAAAA1!', ['A lower-case letter, a to z']],
  ['aaaaaa1!', ['An upper-case letter, A to Z']],
  ['Aaaaaaa!', ['A digit']],
  ['Aaaaaaa1', ['A symbol, such as ! or -']],
  // A space at an edge is no symbol to Cognito: it is too easily lost.
  [' Aaaaaa1', ['A symbol, such as ! or -']],
  ['Aaaaaa1 ', ['A symbol, such as ! or -']],
])('names what is missing %s', (password, missing) => expect(broken(password)).toEqual(missing));

test('names what is missing letters of other alphabets, which the service does not count', () => {
  expect(broken('Пароль-2026')).toEqual(['A lower-case letter, a to z', 'An upper-case letter, A to Z']);
});

test('names what is missing all of them for nothing', () => expect(broken('')).toHaveLength(5));

test('takes the least length from the site', () => {
  expect(broken('Aaaaaa1!', 12)).toEqual(['At least 12 characters']);
});
