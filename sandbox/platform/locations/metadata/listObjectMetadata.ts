import {defineHandler} from '../../defineHandler';
import {longList} from '../../longList';

export const listObjectMetadata = defineHandler('listObjectMetadata', ({account, store, answer}) =>
  answer(200, longList('metadata', store.locations.metadata.list(account.accountId))),
);
