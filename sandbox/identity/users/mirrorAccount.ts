import type {Accounts} from '../../store/accounts';
import {WEATHER_THRESHOLDS} from '../pool/attributes';
import type {User} from '../store/user';

/** What the mirror needs to know of the user it copies. */
export interface MirroredUsers {
  find(userId: string): User | undefined;
  groupsOf(userId: string): string[];
}

/**
 * Keeps the platform's accounts in step with the users: an account for each, with the user's name, email, groups and
 * weather thresholds. Whoever is disabled has no working key. What stands in `custom:apiKeys` makes no key work: the
 * portal service issues keys, and writes them there for the portal to read.
 */
export function mirrorAccount(userId: string, users: MirroredUsers, accounts: Accounts): void {
  const user = users.find(userId);
  if (!user) return accounts.remove(userId);
  const {attributes, enabled: isEnabled} = user;
  const {name, email} = attributes;
  // An empty text takes away what was there.
  const weatherThresholds = attributes[WEATHER_THRESHOLDS] ?? '';
  accounts.save({
    accountId: userId,
    groups: users.groupsOf(userId),
    name,
    email,
    weatherThresholds,
    isEnabled,
  });
}
