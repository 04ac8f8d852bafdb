import {defineHandler} from '../../shared/handlers/defineHandler';

export const listCollections = defineHandler('listCollections', ({account, store, respond}) =>
  respond(200, {collections: store.locations.collections.list(account.accountId)}),
);
