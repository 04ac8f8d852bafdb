import {expect, test} from 'vitest';
import {everybody} from './peopleQuery';
import {formatUsersView, parseUsersView, plainView} from './usersView';

test('an address says everything that differs from the list as it comes', () => {
  expect(formatUsersView(plainView)).toBe('');
  expect(parseUsersView('')).toEqual(plainView);
  const search = '?by=name&text=O%27Hara+%26+%C3%85&within=site&sort=-created&person=00000000-1';
  expect(parseUsersView(search)).toEqual({
    query: {by: 'name', text: "O'Hara & Å"},
    within: 'site',
    sort: 'created',
    isDescending: true,
    person: '00000000-1',
  });
  expect(formatUsersView(parseUsersView(search))).toBe(search);
});

test('an address prefix needs no kind, and a kind without a text is everybody', () => {
  expect(formatUsersView({query: {by: 'email', text: 'ana@'}})).toBe('?text=ana%40');
  expect(parseUsersView('?by=status').query).toEqual(everybody);
  expect(formatUsersView({query: {by: 'status', text: ''}})).toBe('');
});

test('what cannot be understood is left out', () => {
  expect(parseUsersView('?by=shoe&text=42&sort=colour')).toEqual({
    ...plainView,
    query: {by: 'email', text: '42'},
  });
});
