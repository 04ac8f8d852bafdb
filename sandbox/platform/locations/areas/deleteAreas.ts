import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const deleteAreas = defineHandler('deleteAreas', ({path, account, store, respond}) => {
  const deleted = store.locations.areas.remove(account.accountId, path.areaIds);
  if (deleted === 0) throw notFound();
  return respond(204);
});
