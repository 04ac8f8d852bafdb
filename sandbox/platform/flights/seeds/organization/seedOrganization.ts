import {formatInstant} from '../../../../base/instants';
import {adminAccount} from '../../../../base/seededAccounts';
import type {PlanUser} from '../../../../store/flights/plans';
import {HOUR_MS} from '../../../../world/frame/time';
import type {Dependencies} from '../../../shared/handlers/dependencies';
import {organizationPlans} from './organizationPlans';

/** The newest plan was stored so long before the sandbox was started, and so long after the one before it. */
const HOURS_APART = 2.5;

const administrator = {id: adminAccount.accountId, name: adminAccount.name, email: adminAccount.email};
/** People of the operator without an account here: plans come from more than one. */
const ines = {
  id: 'a8e1b0d2-51c7-4a39-8f0e-2d6b7c915e31',
  name: 'Ines Okafor',
  email: 'ines.okafor@example.com',
};
const jonas = {
  id: 'c4d7f9a6-08b3-4e52-9b1d-7e3a5f206c42',
  name: 'Jonas Reuter',
  email: 'jonas.reuter@example.com',
};

/** The plans of an operator of drones, all made by one rule: for the administrator, whose report lists them. */
export function seedOrganization({store, clock}: Dependencies): void {
  const now = clock.now().getTime();
  const plans = organizationPlans();
  plans.forEach((plan, index) => {
    const at = now - (plans.length - index) * HOURS_APART * HOUR_MS;
    const save = (author: Omit<PlanUser, 'date'>, time: number) =>
      store.flights.plans.save(adminAccount.accountId, {
        ...plan,
        user: {...author, date: formatInstant(time)},
      });
    save(index % 3 === 0 ? administrator : ines, at);
    // Every fifth plan has been stored once more, by somebody else.
    if (index % 5 === 0) save(jonas, at + HOUR_MS);
  });
}
