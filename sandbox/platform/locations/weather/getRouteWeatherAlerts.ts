import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';
import {worldOf} from '../../worldOf';
import {routeAlerts} from './routeWeather';

export const getRouteWeatherAlerts = defineHandler(
  'getRouteWeatherAlerts',
  ({path, account, store, clock, seed, answer}) => {
    const route = store.locations.routes.find(account.accountId, path.routeId);
    if (!route) throw notFound();
    return answer(200, {routes: routeAlerts(route, worldOf(seed).alerts, clock.now().getTime())});
  },
);
