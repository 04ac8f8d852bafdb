import {badRequest} from '../http/apiError';
import {endOf, type ApiKey} from '../store/apiKeys';
import type {PortalContext} from './handler';

/** `custom:apiKeys` has room for 2,048 characters. */
const MOST_KEYS = 10;

type Context = Pick<PortalContext, 'apiKeys' | 'clock' | 'owner' | 'writeApiKeys'>;

/** The keys that work, the newest first. */
export function listValid({apiKeys, clock, owner}: Pick<Context, 'apiKeys' | 'clock' | 'owner'>): ApiKey[] {
  const now = clock.now().getTime();
  return apiKeys.list(owner.accountId).filter((key) => !endOf(key, now));
}

/** @throws ApiError 400 when a person holds as many valid keys as possible. */
export function requireRoom(context: Pick<Context, 'apiKeys' | 'clock' | 'owner'>): void {
  if (listValid(context).length >= MOST_KEYS)
    throw badRequest(
      `body: ${MOST_KEYS} keys work already, the most that a person can hold; revoke one first`,
    );
}

/** Lists the keys that work in the person's `custom:apiKeys`, the oldest first, so that new ones come last. */
export function updateAttribute(context: Context): void {
  const valid = listValid(context).reverse();
  context.writeApiKeys(
    context.owner.accountId,
    valid.map(({key}) => key),
  );
}
