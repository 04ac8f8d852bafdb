import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

/** Forgets what aircraft are; where they are stays as it was told. */
export const deleteFlightObjectMetadata = defineHandler(
  'deleteFlightObjectMetadata',
  ({path, account, store, answer}) => {
    const deleted = store.flights.metadata.remove(account.accountId, path.objectIds);
    if (deleted === 0) throw notFound();
    return answer(204);
  },
);
