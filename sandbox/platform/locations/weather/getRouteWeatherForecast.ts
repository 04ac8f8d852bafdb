import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {forecastQuestion} from '../../shared/weather/forecastQuestion';
import {routeForecast} from './routeWeather';

export const getRouteWeatherForecast = defineHandler('getRouteWeatherForecast', (context) => {
  const {path, query, account, store, respond} = context;
  const route = store.locations.routes.find(account.accountId, path.routeId);
  if (!route) throw notFound();
  return respond(200, {routes: routeForecast(route, forecastQuestion(context, query))});
});
