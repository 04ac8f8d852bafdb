import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {askForecast} from '../../shared/weather/askForecast';
import {routeForecast} from './routeWeather';

export const getRouteWeatherForecast = defineHandler('getRouteWeatherForecast', (call) => {
  const {path, query, account, store, respond} = call;
  const route = store.locations.routes.find(account.accountId, path.routeId);
  if (!route) throw notFound();
  return respond(200, {routes: routeForecast(route, askForecast(call, query))});
});
