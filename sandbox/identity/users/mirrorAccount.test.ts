import {expect, test} from 'vitest';
import {createAccounts} from '../../store/accounts';
import {memoryDatabase} from '../../testing/memoryDatabase';
import {mirrorAccount, type MirroredUsers} from './mirrorAccount';

/** The mirror of one user whose attributes are these. */
function mirror(attributes: Record<string, string>, accounts = createAccounts(memoryDatabase())) {
  const user = {userId: 'u', enabled: true, attributes} as unknown as ReturnType<MirroredUsers['find']>;
  mirrorAccount('u', {find: () => user, groupsOf: () => []}, accounts);
  return accounts;
}

test('records are signed with the name and the email of the user, as they are now', () => {
  const accounts = mirror({name: 'Noor Haddad', email: 'noor@cascade-survey.example'});
  expect(accounts.person('u')).toEqual({name: 'Noor Haddad', email: 'noor@cascade-survey.example'});
  mirror({name: 'Noor Haddad', email: 'noor.haddad@cascade-survey.example'}, accounts);
  expect(accounts.person('u')?.email).toBe('noor.haddad@cascade-survey.example');
});

test('a user without a name is known by the address', () => {
  expect(mirror({email: 'noor@cascade-survey.example'}).person('u')?.name).toBe(
    'noor@cascade-survey.example',
  );
});

test('nobody is known where there is no account, or no address', () => {
  expect(mirror({}).person('u')).toBeUndefined();
  expect(mirror({}).person('nobody')).toBeUndefined();
});
