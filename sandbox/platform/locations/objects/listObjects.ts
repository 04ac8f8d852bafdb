import {defineHandler} from '../../defineHandler';

export const listObjects = defineHandler('listObjects', ({query, account, store, clock, answer}) =>
  answer(200, {
    objects: store.locations.reports.listLatest(account.accountId, clock.now().getTime(), query.collectionId),
  }),
);
