import {defineHandler} from '../../defineHandler';
import {longList} from '../../longList';

export const listFlightObjectMetadata = defineHandler(
  'listFlightObjectMetadata',
  ({account, store, answer}) =>
    answer(200, longList('metadata', store.flights.metadata.list(account.accountId))),
);
