import {defineHandler} from '../../shared/handlers/defineHandler';
import {LongList} from '../../shared/handlers/longList';

export const listFlightObjects = defineHandler(
  'listFlightObjects',
  ({query, account, store, clock, respond}) =>
    respond(
      200,
      new LongList(
        'objects',
        store.flights.reports.listLatest(
          account.accountId,
          clock.now().getTime(),
          query.collectionId === undefined ? undefined : [query.collectionId],
        ),
      ),
    ),
);
