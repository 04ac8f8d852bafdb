import {defineHandler} from '../../defineHandler';

export const listCollections = defineHandler('listCollections', ({account, store, answer}) =>
  answer(200, {collections: store.locations.collections.list(account.accountId)}),
);
