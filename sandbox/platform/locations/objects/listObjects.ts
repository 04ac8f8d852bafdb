import {defineHandler} from '../../defineHandler';
import {longList} from '../../longList';

export const listObjects = defineHandler('listObjects', ({query, account, store, clock, answer}) =>
  answer(
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
