import {readSentWays} from '../shared/routes/readSentWays';
import {alertsAlong} from '../../world/events/alertsAlong';
import {defineHandler} from '../shared/handlers/defineHandler';

/** The alerts along ways that are not stored; a way without any has its entry as long as another has some. */
export const getAlertsForRoutes = defineHandler('getAlertsForRoutes', ({body, world, clock, respond}) => {
  const {alerts} = world;
  const routes = readSentWays(body).map(({route, way}) => ({
    route,
    overlaps: alertsAlong(way, alerts, clock.now().getTime()),
  }));
  return routes.every(({overlaps}) => overlaps.length === 0) ? respond(204) : respond(200, {routes});
});
