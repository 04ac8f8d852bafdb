import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {routeAlerts} from './routeWeather';

export const getRouteWeatherAlerts = defineHandler(
  'getRouteWeatherAlerts',
  ({path, account, store, clock, world, respond}) => {
    const route = store.locations.routes.find(account.accountId, path.routeId);
    if (!route) throw notFound();
    return respond(200, {routes: routeAlerts(route, world.alerts, clock.now().getTime())});
  },
);
