import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const deleteAreas = defineHandler('deleteAreas', ({path, account, store, answer}) => {
  const deleted = store.locations.areas.remove(account.accountId, path.areaIds);
  if (deleted === 0) throw notFound();
  return answer(204);
});
