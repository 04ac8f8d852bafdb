import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const deleteCollections = defineHandler('deleteCollections', ({path, account, store, answer}) => {
  const deleted = store.locations.collections.remove(account.accountId, path.collectionIds);
  if (deleted === 0) throw notFound();
  return answer(204);
});
