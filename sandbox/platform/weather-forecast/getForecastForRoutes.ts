import {readSentWays} from '../shared/routes/readSentWays';
import {forecastAlong} from '../../world/events/forecastAlong';
import {forecastQuestion} from '../shared/weather/forecastQuestion';
import {defineHandler} from '../shared/handlers/defineHandler';

/** The weather along ways that are not stored. */
export const getForecastForRoutes = defineHandler('getForecastForRoutes', (context) => {
  const question = forecastQuestion(context, context.query);
  const routes = readSentWays(context.body).map(({route, way}) => ({route, ...forecastAlong(way, question)}));
  return context.respond(200, {routes});
});
