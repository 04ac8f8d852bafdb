import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

/** Removes what aircraft are; where they are stays as it was reported. */
export const deleteFlightObjectMetadata = defineHandler(
  'deleteFlightObjectMetadata',
  ({path, account, store, respond}) => {
    const deleted = store.flights.metadata.remove(account.accountId, path.objectIds);
    if (deleted === 0) throw notFound();
    return respond(204);
  },
);
