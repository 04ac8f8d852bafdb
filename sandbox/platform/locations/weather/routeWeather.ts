import {measuredWay} from '../../shared/routes/measuredWay';
import type {StoredRoute} from '../../../store/locations/routes';
import type {Alerts} from '../../../world/alerts/alerts';
import {alertsAlong} from '../../../world/events/alertsAlong';
import {forecastAlong} from '../../../world/events/forecastAlong';
import type {ForecastQuestion} from '../../../world/events/question';

/** One entry for each way of a route, with the alerts along it at a time in milliseconds since 1970. */
export function routeAlerts(route: StoredRoute, alerts: Alerts, time: number) {
  return route.routes.map((way, routeIndex) => ({
    route: referenceTo(route, routeIndex),
    overlaps: alertsAlong(measuredWay(way), alerts, time),
  }));
}

/** One entry for each way of a route, with the weather events along it. */
export function routeForecast(route: StoredRoute, question: ForecastQuestion) {
  return route.routes.map((way, routeIndex) => ({
    route: referenceTo(route, routeIndex),
    ...forecastAlong(measuredWay(way), question),
  }));
}

function referenceTo({routeId, collectionId, description}: StoredRoute, routeIndex: number) {
  return {routeIndex, routeId, collectionId, description};
}
