import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const getFlightObjectMetadata = defineHandler(
  'getFlightObjectMetadata',
  ({path, account, store, respond}) => {
    const metadata = store.flights.metadata.find(account.accountId, path.objectIds);
    if (metadata.length === 0) throw notFound();
    return respond(200, {metadata});
  },
);
