import {defineHandler} from '../../defineHandler';
import {longList} from '../../longList';

export const listFlightObjects = defineHandler(
  'listFlightObjects',
  ({query, account, store, clock, answer}) =>
    answer(
      200,
      longList(
        'objects',
        store.flights.reports.listLatest(
          account.accountId,
          clock.now().getTime(),
          query.collectionId === undefined ? undefined : [query.collectionId],
        ),
      ),
    ),
);
