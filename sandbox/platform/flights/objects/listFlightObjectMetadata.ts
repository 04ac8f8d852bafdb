import {defineHandler} from '../../shared/handlers/defineHandler';
import {LongList} from '../../shared/handlers/longList';

export const listFlightObjectMetadata = defineHandler(
  'listFlightObjectMetadata',
  ({account, store, respond}) =>
    respond(200, new LongList('metadata', store.flights.metadata.list(account.accountId))),
);
