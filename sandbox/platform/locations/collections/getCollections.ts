import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const getCollections = defineHandler('getCollections', ({path, account, store, answer}) => {
  const collections = store.locations.collections.find(account.accountId, path.collectionIds);
  if (collections.length === 0) throw notFound();
  return answer(200, {collections});
});
