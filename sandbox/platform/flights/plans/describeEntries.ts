import type {Account} from '../../../store/accounts';
import type {PlanEntry} from '../../../store/flights/plans';
import type {Store} from '../../../store/store';

/** Stored plans as the contract lists them, with the names of the collections that exist. */
export function describeEntries(
  entries: readonly PlanEntry[],
  {account, store}: {readonly account: Account; readonly store: Store},
) {
  const names = collectionNames(
    store,
    account,
    entries.map(({collectionId}) => collectionId),
  );
  return entries.map(({planId, collectionId, received}) => {
    const collectionName = names.get(collectionId);
    return {
      flightPlanId: planId,
      collectionId,
      ...(collectionName !== undefined && {collectionName}),
      received,
    };
  });
}

/** The names of those of the collections that exist. */
export function collectionNames(
  store: Store,
  {accountId}: Account,
  collectionIds: readonly string[],
): ReadonlyMap<string, string> {
  const collections = store.locations.collections.find(accountId, [...new Set(collectionIds)]);
  return new Map(collections.map(({collectionId, collectionName}) => [collectionId, collectionName]));
}
