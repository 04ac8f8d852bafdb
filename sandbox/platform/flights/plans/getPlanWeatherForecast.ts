import {notFound} from '../../../http/apiError';
import {planWay} from '../plan-formats/path/planWay';
import {forecastAlong} from '../../../world/events/forecastAlong';
import {askForecast} from '../../shared/weather/askForecast';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {planReference} from './planReference';

export const getPlanWeatherForecast = defineHandler('getPlanWeatherForecast', (call) => {
  const {path, query, account, store, respond} = call;
  const stored = store.flights.plans.find(account.accountId, path.flightPlanId);
  if (!stored) throw notFound();
  const forecast = forecastAlong(planWay(stored.plan), askForecast(call, query));
  return respond(200, {routes: [{route: planReference(stored), ...forecast}]});
});
