import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const deleteRoute = defineHandler('deleteRoute', ({path, account, store, answer}) => {
  if (!store.locations.routes.remove(account.accountId, path.routeId)) throw notFound();
  return answer(204);
});
