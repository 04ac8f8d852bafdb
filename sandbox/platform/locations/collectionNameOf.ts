import type {Account} from '../../store/accounts';
import type {Store} from '../../store/store';

/** The name of an account's collection, to fill in where a record names only its id; `undefined` when there is none. */
export function collectionNameOf(
  store: Store,
  {accountId}: Account,
  collectionId: string | undefined,
): string | undefined {
  if (collectionId === undefined) return undefined;
  return store.locations.collections.find(accountId, [collectionId])[0]?.collectionName;
}
