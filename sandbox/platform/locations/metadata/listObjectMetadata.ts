import {defineHandler} from '../../defineHandler';

export const listObjectMetadata = defineHandler('listObjectMetadata', ({account, store, answer}) =>
  answer(200, {metadata: store.locations.metadata.list(account.accountId)}),
);
