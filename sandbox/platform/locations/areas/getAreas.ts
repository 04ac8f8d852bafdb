import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {writeArea} from './areaBoundary';

export const getAreas = defineHandler('getAreas', ({path, query, account, store, respond}) => {
  const areas = store.locations.areas.find(account.accountId, path.areaIds);
  if (areas.length === 0) throw notFound();
  return respond(200, {areas: areas.map((area) => writeArea(area, query.format))});
});
