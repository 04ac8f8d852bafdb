import {notFound} from '../../../http/apiError';
import {planWay} from '../plan-formats/path/planWay';
import {forecastAlong} from '../../../world/events/forecastAlong';
import {forecastQuestion} from '../../shared/weather/forecastQuestion';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {planReference} from './planReference';

export const getPlanWeatherForecast = defineHandler('getPlanWeatherForecast', (context) => {
  const {path, query, account, store, respond} = context;
  const stored = store.flights.plans.find(account.accountId, path.flightPlanId);
  if (!stored) throw notFound();
  const forecast = forecastAlong(planWay(stored.plan), forecastQuestion(context, query));
  return respond(200, {routes: [{route: planReference(stored), ...forecast}]});
});
