import {badRequest} from '../http/apiError';
import type {PortalContext} from './handler';
import {listValid} from './listValid';

/** `custom:apiKeys` has room for 2,048 characters. */
const MOST_KEYS = 10;

/** @throws ApiError 400 when a person holds as many valid keys as possible. */
export function requireFreeSlot(context: Pick<PortalContext, 'apiKeys' | 'clock' | 'owner'>): void {
  if (listValid(context).length >= MOST_KEYS)
    throw badRequest(
      `body: ${MOST_KEYS} keys work already, the most that a person can hold; revoke one first`,
    );
}
