import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const getFlightObjects = defineHandler('getFlightObjects', ({path, account, store, clock, answer}) => {
  const now = clock.now().getTime();
  const objects = store.flights.reports.findLatest(account.accountId, path.objectIds, now);
  if (objects.length === 0) throw notFound();
  return answer(200, {objects});
});
