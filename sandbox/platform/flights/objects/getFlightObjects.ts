import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const getFlightObjects = defineHandler(
  'getFlightObjects',
  ({path, account, store, clock, respond}) => {
    const now = clock.now().getTime();
    const objects = store.flights.reports.findLatest(account.accountId, path.objectIds, now);
    if (objects.length === 0) throw notFound();
    return respond(200, {objects});
  },
);
