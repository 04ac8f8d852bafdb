import {badRequest} from '../../../http/apiError';
import {formatInstant} from '../../../base/instants';
import type {ReadPlan} from '../plan-formats/notations';
import type {Account} from '../../../store/accounts';
import type {PlanEntry} from '../../../store/flights/plans';
import type {Dependencies} from '../../shared/handlers/dependencies';

/** How many plans an account may hold: as said in the description of `listPlans`, which is not paged. */
export const MOST_PLANS = 10_000;

/** Signs and stores plans, all or none, in the order given. */
export function savePlans(
  plans: readonly ReadPlan[],
  {account, store, clock, ids, people}: Dependencies & {readonly account: Account},
): PlanEntry[] {
  const {accountId} = account;
  const named = plans.map(({stated, ...plan}) => ({...plan, stated, planId: stated.id ?? ids.ulid()}));
  refuseTooMany(
    new Set(named.map(({planId}) => planId)),
    store.flights.plans.known(
      accountId,
      named.map(({planId}) => planId),
    ).size,
    store.flights.plans.count(accountId),
  );
  const {name, email} = people.person(accountId) ?? {name: accountId, email: 'unknown@example.com'};
  const user = {id: accountId, name, email, date: formatInstant(clock.now().getTime())};
  return store.transaction(() =>
    named.map(({planId, stated, plan, file}) =>
      store.flights.plans.save(accountId, {
        planId,
        collectionId: stated.collectionId ?? 'default',
        name: stated.name ?? planId,
        plan,
        file,
        user,
      }),
    ),
  );
}

function refuseTooMany(planIds: ReadonlySet<string>, known: number, stored: number): void {
  const count = stored + planIds.size - known;
  if (count > MOST_PLANS && planIds.size > known)
    throw badRequest(`body.plans would give the account ${count} plans; the limit is ${MOST_PLANS}`);
}
