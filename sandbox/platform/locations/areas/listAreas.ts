import {defineHandler} from '../../defineHandler';
import {longList} from '../../longList';
import {map} from '../../../base/map';
import {writeArea} from './areaBoundary';

export const listAreas = defineHandler('listAreas', ({query, account, store, answer}) => {
  const areas = store.locations.areas.list(account.accountId);
  return answer(
    200,
    longList(
      'areas',
      map(areas, (area) => writeArea(area, query.format)),
    ),
  );
});
