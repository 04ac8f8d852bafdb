import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

/** Forgets all that was reported; metadata has its own delete. */
export const deleteFlightObjects = defineHandler('deleteFlightObjects', ({path, account, store, respond}) => {
  const deleted = store.flights.reports.remove(account.accountId, path.objectIds);
  if (deleted === 0) throw notFound();
  return respond(204);
});
