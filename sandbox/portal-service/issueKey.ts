import {toBase64Url} from '../base/bytes';
import type {ApiKey, KeyScope} from '../store/apiKeys';
import type {PortalContext} from './handler';

/** Tells people and scanners of repositories what a text is. */
const PREFIX = 'pk_';

/** A key that was just issued: the only moment at which it is known. */
export interface NewlyIssued {
  readonly key: string;
  readonly apiKey: ApiKey;
}

/** Issues a key for a person. It is random, and not from the seeded stream: whoever knows the seed must not guess it. */
export function issueKey(
  {apiKeys, ids, owner}: Pick<PortalContext, 'apiKeys' | 'ids' | 'owner'>,
  {label, expiresAt, isReadOnly, allowedPaths}: Pick<ApiKey, 'label' | 'expiresAt' | keyof KeyScope>,
): NewlyIssued {
  const key = PREFIX + toBase64Url(crypto.getRandomValues(new Uint8Array(30)));
  const keyId = ids.ulid().toLowerCase();
  const stored = {keyId, accountId: owner.accountId, label, expiresAt, isReadOnly, allowedPaths};
  return {key, apiKey: apiKeys.add({...stored, key})};
}

/** The path of a key, below the address of the service. */
export const locationOf = ({accountId, keyId}: ApiKey): string => `/users/${accountId}/keys/${keyId}`;
