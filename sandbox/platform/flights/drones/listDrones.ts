import {defineHandler} from '../../defineHandler';

export const listDrones = defineHandler('listDrones', ({account, store, answer}) =>
  answer(200, {drones: store.flights.drones.list(account.accountId)}),
);
