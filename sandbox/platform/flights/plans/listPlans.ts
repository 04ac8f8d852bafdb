import {defineHandler} from '../../shared/handlers/defineHandler';
import {describeEntries} from './describeEntries';

export const listPlans = defineHandler('listPlans', ({query, account, store, respond}) => {
  const entries = store.flights.plans.list(account.accountId, query.collectionId);
  return respond(200, {plans: describeEntries(entries, {account, store})});
});
