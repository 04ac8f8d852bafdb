import {defineHandler} from '../../shared/handlers/defineHandler';
import {longList} from '../../shared/handlers/longList';

export const listObjects = defineHandler('listObjects', ({query, account, store, clock, respond}) =>
  respond(
    200,
    longList(
      'objects',
      store.locations.reports.listLatest(
        account.accountId,
        clock.now().getTime(),
        query.collectionId === undefined ? undefined : [query.collectionId],
      ),
    ),
  ),
);
