import {expect, test} from 'vitest';
import type {Person} from '../../userPool/people';
import {everybody} from '../../userPool/peopleQuery';
import {firstChoice} from './changeChoice';

const ann = {username: 'ann'} as Person;

test('a change of many accounts begins with those who were picked out, and never with everybody', () => {
  expect(firstChoice([], {query: everybody, within: ''})).toBe('');
  expect(firstChoice([], {query: {by: 'group', text: 'pilots'}, within: ''})).toBe('all');
  expect(firstChoice([], {query: everybody, within: 'ann'})).toBe('all');
  expect(firstChoice([ann], {query: everybody, within: ''})).toBe('selected');
});
