import * as z from 'zod';
import type {Log} from '../../base/log';
import type {Accounts} from '../../store/accounts';
import {API_KEYS, WEATHER_THRESHOLDS} from '../pool/attributes';
import type {User} from '../store/user';

/** What the mirror needs to know of the user it copies. */
export interface MirroredUsers {
  find(userId: string): User | undefined;
  groupsOf(userId: string): string[];
}

const keyList = z.array(z.unknown());

/**
 * Keeps the platform's accounts in step with the users: an account for each, with the user's name, email, groups,
 * weather thresholds and the API keys of `custom:apiKeys`. Whoever is disabled has no working key.
 */
export function mirrorAccount(userId: string, users: MirroredUsers, accounts: Accounts, log: Log): void {
  const user = users.find(userId);
  if (!user) return accounts.remove(userId);
  const {name, email} = user.attributes;
  // An empty text takes away what was there.
  const weatherThresholds = user.attributes[WEATHER_THRESHOLDS] ?? '';
  accounts.save({accountId: userId, groups: users.groupsOf(userId), name, email, weatherThresholds});
  accounts.assignApiKeys(userId, user.enabled ? readKeys(user, log) : []);
}

function readKeys({userId, attributes}: User, log: Log): string[] {
  const text = attributes[API_KEYS];
  if (text === undefined) return [];
  try {
    return keyList.parse(JSON.parse(text)).filter((key) => typeof key === 'string');
  } catch {
    log.warn({userId}, `${API_KEYS} is not a JSON list: the user has no API key`);
    return [];
  }
}
