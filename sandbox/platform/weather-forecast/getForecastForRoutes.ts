import {readSentWays} from '../shared/routes/readSentWays';
import {forecastAlong} from '../../world/events/forecastAlong';
import {askForecast} from '../shared/weather/askForecast';
import {defineHandler} from '../shared/handlers/defineHandler';

/** The weather along ways that are not stored. */
export const getForecastForRoutes = defineHandler('getForecastForRoutes', (call) => {
  const question = askForecast(call, call.query);
  const routes = readSentWays(call.body).map(({route, way}) => ({route, ...forecastAlong(way, question)}));
  return call.respond(200, {routes});
});
