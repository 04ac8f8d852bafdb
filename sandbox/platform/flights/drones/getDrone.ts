import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const getDrone = defineHandler('getDrone', ({path, account, store, respond}) => {
  const drone = store.flights.drones.find(account.accountId, path.droneId);
  if (!drone) throw notFound();
  return respond(200, drone);
});
