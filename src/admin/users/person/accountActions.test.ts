import {expect, test, vi} from 'vitest';
import type {PersonDetails} from '../../userPool/people';
import {accountActions} from './accountActions';

vi.mock('../../userPool/accounts', () => ({}));

const person: PersonDetails = {
  username: 'ana',
  name: 'Ana',
  email: 'ana@example.com',
  status: 'CONFIRMED',
  isEnabled: true,
  createdAt: undefined,
  modifiedAt: undefined,
  hasKey: true,
  factors: ['SOFTWARE_TOKEN_MFA'],
};
const asked = (isSelf: boolean, change: Partial<PersonDetails> = {}) =>
  accountActions({...person, ...change}, isSelf).map(({id, question}) => `${id}${question ? ' ?' : ''}`);

test('asks before everything that an administrator does to the own account', () => {
  expect(asked(true)).toEqual(['disable ?', 'signOut ?', 'reset ?', 'factors ?', 'delete ?']);
});

test('asks before what takes something from somebody else that they cannot get back by themselves', () => {
  expect(asked(false)).toEqual(['disable', 'signOut', 'reset ?', 'factors ?', 'delete ?']);
});

test('offers what the state of the account allows', () => {
  expect(asked(false, {status: 'FORCE_CHANGE_PASSWORD', isEnabled: false, factors: []})).toEqual([
    'enable',
    'signOut',
    'invite',
    'delete ?',
  ]);
});
