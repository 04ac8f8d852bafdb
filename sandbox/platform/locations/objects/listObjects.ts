import {defineHandler} from '../../shared/handlers/defineHandler';
import {LongList} from '../../shared/handlers/longList';

export const listObjects = defineHandler('listObjects', ({query, account, store, clock, respond}) =>
  respond(
    200,
    new LongList(
      'objects',
      store.locations.reports.listLatest(
        account.accountId,
        clock.now().getTime(),
        query.collectionId === undefined ? undefined : [query.collectionId],
      ),
    ),
  ),
);
