import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const getRoute = defineHandler('getRoute', ({path, account, store, respond}) => {
  const route = store.locations.routes.find(account.accountId, path.routeId);
  if (!route) throw notFound();
  return respond(200, route);
});
