import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const deletePlan = defineHandler('deletePlan', ({path, account, store, answer}) => {
  if (!store.flights.plans.remove(account.accountId, path.planId)) throw notFound();
  return answer(204);
});
