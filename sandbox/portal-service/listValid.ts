import {endOf, type ApiKey} from '../store/apiKeys';
import type {PortalContext} from './handler';

/** The keys that work, the newest first. */
export function listValid({
  apiKeys,
  clock,
  owner,
}: Pick<PortalContext, 'apiKeys' | 'clock' | 'owner'>): ApiKey[] {
  const now = clock.now().getTime();
  return apiKeys.list(owner.accountId).filter((key) => !endOf(key, now));
}
