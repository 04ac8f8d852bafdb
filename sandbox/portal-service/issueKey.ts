import {randomBytes} from 'node:crypto';
import type {ApiKey} from '../store/apiKeys';
import type {PortalContext} from './handler';

/** Tells people and scanners of repositories what a text is. */
const PREFIX = 'pk_';

/** Issues a key for a person. It is random, and not from the seeded stream: whoever knows the seed must not guess it. */
export function issueKey(
  {apiKeys, ids, owner}: Pick<PortalContext, 'apiKeys' | 'ids' | 'owner'>,
  {label, expiresAt}: Pick<ApiKey, 'label' | 'expiresAt'>,
): ApiKey {
  return apiKeys.add({
    keyId: ids.ulid().toLowerCase(),
    accountId: owner.accountId,
    key: PREFIX + randomBytes(30).toString('base64url'),
    label,
    expiresAt,
  });
}

/** The path of a key, below the address of the service. */
export const locationOf = ({accountId, keyId}: ApiKey): string => `/users/${accountId}/keys/${keyId}`;
