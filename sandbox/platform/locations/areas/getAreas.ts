import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';
import {writeArea} from './areaBoundary';

export const getAreas = defineHandler('getAreas', ({path, query, account, store, answer}) => {
  const areas = store.locations.areas.find(account.accountId, path.areaIds);
  if (areas.length === 0) throw notFound();
  return answer(200, {areas: areas.map((area) => writeArea(area, query.format))});
});
