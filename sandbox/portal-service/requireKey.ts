import {notFound} from '../http/apiError';
import type {ApiKey} from '../store/apiKeys';
import type {PortalContext} from './handler';

/** @throws ApiError 404 when the person has no key of the id of the path. */
export function requireKey({
  apiKeys,
  owner,
  keyId,
}: Pick<PortalContext, 'apiKeys' | 'owner' | 'keyId'>): ApiKey {
  const key = apiKeys.find(owner.accountId, keyId);
  if (!key) throw notFound(`path.keyId: there is no key with the id ${keyId}`);
  return key;
}
