import {defineHandler} from '../../defineHandler';
import {describeEntries} from './describeEntries';

export const listPlans = defineHandler('listPlans', ({query, account, store, answer}) => {
  const entries = store.flights.plans.list(account.accountId, query.collectionId);
  return answer(200, {plans: describeEntries(entries, {account, store})});
});
