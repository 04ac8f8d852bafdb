import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const getRoute = defineHandler('getRoute', ({path, account, store, answer}) => {
  const route = store.locations.routes.find(account.accountId, path.routeId);
  if (!route) throw notFound();
  return answer(200, route);
});
