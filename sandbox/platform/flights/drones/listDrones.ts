import {defineHandler} from '../../shared/handlers/defineHandler';

export const listDrones = defineHandler('listDrones', ({account, store, respond}) =>
  respond(200, {drones: store.flights.drones.list(account.accountId)}),
);
