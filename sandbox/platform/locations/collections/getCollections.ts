import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const getCollections = defineHandler('getCollections', ({path, account, store, respond}) => {
  const collections = store.locations.collections.find(account.accountId, path.collectionIds);
  if (collections.length === 0) throw notFound();
  return respond(200, {collections});
});
