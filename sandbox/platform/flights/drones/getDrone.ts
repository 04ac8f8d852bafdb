import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const getDrone = defineHandler('getDrone', ({path, account, store, answer}) => {
  const drone = store.flights.drones.find(account.accountId, path.droneId);
  if (!drone) throw notFound();
  return answer(200, drone);
});
