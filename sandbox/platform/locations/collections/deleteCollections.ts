import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const deleteCollections = defineHandler('deleteCollections', ({path, account, store, respond}) => {
  const deleted = store.locations.collections.remove(account.accountId, path.collectionIds);
  if (deleted === 0) throw notFound();
  return respond(204);
});
