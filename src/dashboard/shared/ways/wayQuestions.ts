import {alertsAlong, eventsAlong} from '@site/src/flight-plans/air/airAlong';
import {dataOf, type Schemas} from '@site/src/platform';
import type {Question} from '../data/usePlatformQuery';
import {LATEST} from '../view/hours';

type RouteBody = Schemas['RouteBody'];
type AlertOverlaps = readonly Schemas['RouteAlertOverlap'][];
type EventOverlaps = readonly Schemas['RouteOverlap'][];

/** Warnings, the forecast and traffic along a way need no fresher data. */
const EVERY_SECONDS = 300;
const PAGE = 100;
const weatherTypes: Schemas['WeatherType'][] = ['temp', 'wind', 'gust', 'rain', 'snow'];

/** The way by road through waypoints, as the platform reads them; none for an empty text. */
export function wayQuestion(waypoints: string, traffic: boolean): Question<RouteBody> {
  return {
    key: ['way', waypoints, traffic],
    isEnabled: waypoints !== '',
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const params = {path: {waypoints}, query: {traffic}};
      return dataOf(await client.GET('/locations/v2/route/{waypoints}', {params, signal}));
    },
  };
}

/** All routes of the account, page after page. */
export const storedRoutesQuestion: Question<readonly RouteBody[]> = {
  key: ['routes'],
  everySeconds: 120,
  ask: async (client, signal) => {
    const routes: RouteBody[] = [];
    let after: string | undefined;
    do {
      const params = {query: {limit: PAGE, ...(after !== undefined && {after})}};
      const page = dataOf(await client.GET('/locations/v2/routes', {params, signal}));
      routes.push(...page.routes);
      after = page.after;
    } while (after !== undefined);
    return routes;
  },
};

/** The warned stretches of the first way of a stored route. */
export function storedAlertsQuestion(route: RouteBody | undefined): Question<AlertOverlaps> {
  return {
    key: ['route-alerts', route?.routeId, route?.received],
    isEnabled: route !== undefined,
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const params = {path: {routeId: route?.routeId ?? ''}};
      const result = await client.GET('/locations/v2/routes/{routeId}/weather/alerts', {params, signal});
      return dataOf(result).routes.find(({route: {routeIndex}}) => routeIndex === 0)?.overlaps ?? [];
    },
  };
}

/** The stretches of the first way of a stored route where weather crosses a threshold. */
export function storedEventsQuestion(route: RouteBody | undefined): Question<EventOverlaps> {
  return {
    key: ['route-forecast', route?.routeId, route?.received],
    isEnabled: route !== undefined,
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const params = {path: {routeId: route?.routeId ?? ''}, query: {forecastHour: LATEST, weatherTypes}};
      const result = await client.GET('/locations/v2/routes/{routeId}/weather/forecast', {params, signal});
      return dataOf(result).routes.find(({route: {routeIndex}}) => routeIndex === 0)?.overlaps ?? [];
    },
  };
}

/** The warned stretches of a way that nobody has stored. */
export function alertsQuestion(body: RouteBody | undefined): Question<AlertOverlaps> {
  return {
    key: ['way-alerts', ...keyOf(body)],
    isEnabled: body !== undefined,
    everySeconds: EVERY_SECONDS,
    ask: (client, signal) => alertsAlong(client, body as RouteBody, signal),
  };
}

/** The stretches of such a way where weather crosses a threshold, for all hours of the forecast. */
export function eventsQuestion(body: RouteBody | undefined): Question<EventOverlaps> {
  return {
    key: ['way-forecast', ...keyOf(body)],
    isEnabled: body !== undefined,
    everySeconds: EVERY_SECONDS,
    ask: (client, signal) => eventsAlong(client, body as RouteBody, signal),
  };
}

/** Equal ways are one request, whichever plan they come from. */
function keyOf(body: RouteBody | undefined): readonly unknown[] {
  return [body?.departureTime, body?.routes[0]?.geometry, body?.routes[0]?.duration];
}
