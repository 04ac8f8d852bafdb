import {defineHandler} from '../../defineHandler';

export const listFlightObjects = defineHandler(
  'listFlightObjects',
  ({query, account, store, clock, answer}) =>
    answer(200, {
      objects: store.flights.reports.listLatest(account.accountId, clock.now().getTime(), query.collectionId),
    }),
);
