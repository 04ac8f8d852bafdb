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

/**
 * Lists the keys that work in the person's `custom:apiKeys`. The one that works longest comes first, since the portal
 * calls with that one; of several the oldest, so that a new key changes nothing for the others.
 */
export function updateAttribute(context: Context): void {
  const valid = listValid(context)
    .reverse()
    .sort((one, other) => endTime(other) - endTime(one));
  context.writeApiKeys(
    context.owner.accountId,
    valid.map(({key}) => key),
  );
}

const endTime = ({expiresAt}: ApiKey): number => expiresAt ?? Number.MAX_VALUE;
