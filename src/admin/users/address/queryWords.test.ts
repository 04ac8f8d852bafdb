import {expect, test} from 'vitest';
import {everybody} from '../../userPool/peopleQuery';
import {filterWords} from './queryWords';

test('what the list is narrowed down to is said as its fields say it', () => {
  expect(filterWords({query: everybody, within: ' '})).toBe('');
  expect(filterWords({query: {by: 'email', text: 'crew'}, within: ''})).toBe(
    'Email address begins with “crew”',
  );
  expect(filterWords({query: {by: 'status', text: 'UNCONFIRMED'}, within: 'ann'})).toBe(
    'Status is “Address not confirmed”; Name or email address contains “ann”',
  );
  expect(filterWords({query: {by: 'enabled', text: 'Disabled'}, within: ''})).toBe('Access is “Disabled”');
});
