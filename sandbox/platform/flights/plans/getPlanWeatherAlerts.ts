import {notFound} from '../../../http/apiError';
import {planWay} from '../plan-formats/path/planWay';
import {alertsAlong} from '../../../world/events/alertsAlong';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {planReference} from './planReference';

export const getPlanWeatherAlerts = defineHandler(
  'getPlanWeatherAlerts',
  ({path, account, store, clock, world, respond}) => {
    const stored = store.flights.plans.find(account.accountId, path.flightPlanId);
    if (!stored) throw notFound();
    const overlaps = alertsAlong(planWay(stored.plan), world.alerts, clock.now().getTime());
    return respond(200, {routes: [{route: planReference(stored), overlaps}]});
  },
);
