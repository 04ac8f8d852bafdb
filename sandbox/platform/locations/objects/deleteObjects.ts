import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

/** Forgets the latest location and the history; metadata has its own delete. */
export const deleteObjects = defineHandler('deleteObjects', ({path, account, store, respond}) => {
  const deleted = store.locations.reports.remove(account.accountId, path.objectIds);
  if (deleted === 0) throw notFound();
  return respond(204);
});
