import {defineHandler} from '../../shared/handlers/defineHandler';
import {longList} from '../../shared/handlers/longList';

export const listObjectMetadata = defineHandler('listObjectMetadata', ({account, store, respond}) =>
  respond(200, longList('metadata', store.locations.metadata.list(account.accountId))),
);
