import type {SeededAccount} from '../base/seededAccounts';
import {digestOf, fullScope, type ApiKeys} from '../store/apiKeys';

/**
 * Issues the keys of a seeded account, whose texts everybody knows. The identity room lists them in `custom:apiKeys`.
 * Their ids follow from their texts: the stream of ids begins with what requests ask for.
 */
export function seedApiKeys(apiKeys: ApiKeys, {accountId, apiKeys: texts}: SeededAccount): void {
  for (const key of texts)
    apiKeys.add({
      ...fullScope,
      keyId: digestOf(key).slice(0, 26),
      accountId,
      key,
      label: 'Sandbox key',
      expiresAt: null,
    });
}
