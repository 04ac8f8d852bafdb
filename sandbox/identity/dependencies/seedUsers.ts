import {seededAccounts, SEEDED_PASSWORD, type SeededAccount} from '../../base/seededAccounts';
import {secretBytes} from '../pool/secrets';
import type {Dependencies} from './dependencies';
import {poolName} from '../pool/settings';
import {makeVerifier} from '../srp/verifier';
import {API_KEYS} from '../pool/attributes';

type Needs = Pick<Dependencies, 'memberships' | 'pool' | 'power' | 'users'>;

/** Gives an empty pool its three users. A pool that has users is left alone: they may have changed theirs. */
export function seedUsers(dependencies: Needs): void {
  if (dependencies.users.count() === 0)
    for (const account of seededAccounts) addAccount(dependencies, account);
}

function addAccount({memberships, pool, power, users}: Needs, account: SeededAccount): void {
  const {accountId: userId, email, name, groups, apiKeys} = account;
  users.add({
    userId,
    status: 'CONFIRMED',
    attributes: {
      email,
      email_verified: 'true',
      name,
      ...(apiKeys.length > 0 && {[API_KEYS]: JSON.stringify(apiKeys)}),
    },
    password: makeVerifier(
      power,
      {poolName: poolName(pool.userPoolId), userId},
      SEEDED_PASSWORD,
      secretBytes(16),
    ),
  });
  for (const group of groups) memberships.add(userId, group);
}
