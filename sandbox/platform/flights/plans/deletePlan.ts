import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const deletePlan = defineHandler('deletePlan', ({path, account, store, respond}) => {
  if (!store.flights.plans.remove(account.accountId, path.planId)) throw notFound();
  return respond(204);
});
