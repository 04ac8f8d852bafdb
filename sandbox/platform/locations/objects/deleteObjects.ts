import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

/** Forgets the latest location and the history; metadata has its own delete. */
export const deleteObjects = defineHandler('deleteObjects', ({path, account, store, answer}) => {
  const deleted = store.locations.reports.remove(account.accountId, path.objectIds);
  if (deleted === 0) throw notFound();
  return answer(204);
});
