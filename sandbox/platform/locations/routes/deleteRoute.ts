import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const deleteRoute = defineHandler('deleteRoute', ({path, account, store, respond}) => {
  if (!store.locations.routes.remove(account.accountId, path.routeId)) throw notFound();
  return respond(204);
});
