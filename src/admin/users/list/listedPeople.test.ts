import {expect, test} from 'vitest';
import type {Person} from '../../userPool/people';
import {plainView} from '../../userPool/usersView';
import {listedPeople} from './listedPeople';

const person = (name: string, day: number, isEnabled = true): Person => ({
  username: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  status: 'CONFIRMED',
  isEnabled,
  createdAt: new Date(Date.UTC(2026, 6, day)),
  modifiedAt: undefined,
  hasKey: false,
});
const people = [person('Cleo', 2), person('Ana', 3), person('Ben', 1, false)];
const names = (view: Parameters<typeof listedPeople>[1], isComplete: boolean) =>
  listedPeople(people, view, isComplete).map(({name}) => name);

test('people are sorted once all of them are here, and not before', () => {
  const view = {...plainView, sort: 'name' as const};
  expect(names(view, false)).toEqual(['Cleo', 'Ana', 'Ben']);
  expect(names(view, true)).toEqual(['Ana', 'Ben', 'Cleo']);
  expect(names({...view, isDescending: true}, true)).toEqual(['Cleo', 'Ben', 'Ana']);
  expect(names({...view, sort: 'created'}, true)).toEqual(['Ben', 'Cleo', 'Ana']);
  expect(names({...view, sort: 'status', isDescending: true}, true)[0]).toBe('Ben');
});

test('a search within the list finds names and addresses', () => {
  expect(names({...plainView, within: ' AN'}, false)).toEqual(['Ana']);
  expect(names({...plainView, within: 'ben@'}, false)).toEqual(['Ben']);
});

test('numbers inside names count as numbers', () => {
  const pilots = [person('Pilot 10', 1), person('Pilot 2', 2), person('Pilot 1', 3)];
  const sorted = listedPeople(pilots, {...plainView, sort: 'name'}, true);
  expect(sorted.map(({name}) => name)).toEqual(['Pilot 1', 'Pilot 2', 'Pilot 10']);
});
