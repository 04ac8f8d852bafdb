import {defineHandler} from '../../shared/handlers/defineHandler';
import {LongList} from '../../shared/handlers/longList';

export const listObjectMetadata = defineHandler('listObjectMetadata', ({account, store, respond}) =>
  respond(200, new LongList('metadata', store.locations.metadata.list(account.accountId))),
);
