import {defineHandler} from '../../shared/handlers/defineHandler';
import {longList} from '../../shared/handlers/longList';

export const listFlightObjectMetadata = defineHandler(
  'listFlightObjectMetadata',
  ({account, store, respond}) =>
    respond(200, longList('metadata', store.flights.metadata.list(account.accountId))),
);
