import {defineHandler} from '../../shared/handlers/defineHandler';
import {LongList} from '../../shared/handlers/longList';
import {map} from '../../../base/map';
import {writeArea} from './areaBoundary';

export const listAreas = defineHandler('listAreas', ({query, account, store, respond}) => {
  const areas = store.locations.areas.list(account.accountId);
  return respond(
    200,
    new LongList(
      'areas',
      map(areas, (area) => writeArea(area, query.format)),
    ),
  );
});
