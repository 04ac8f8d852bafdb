import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';
import {askForecast} from '../../askForecast';
import {routeForecast} from './routeWeather';

export const getRouteWeatherForecast = defineHandler('getRouteWeatherForecast', (call) => {
  const {path, query, account, store, answer} = call;
  const route = store.locations.routes.find(account.accountId, path.routeId);
  if (!route) throw notFound();
  return answer(200, {routes: routeForecast(route, askForecast(call, query))});
});
