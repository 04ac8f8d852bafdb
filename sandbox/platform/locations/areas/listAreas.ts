import {defineHandler} from '../../defineHandler';
import {writeArea} from './areaBoundary';

export const listAreas = defineHandler('listAreas', ({query, account, store, answer}) =>
  answer(200, {
    areas: store.locations.areas.list(account.accountId).map((area) => writeArea(area, query.format)),
  }),
);
