import type {Schemas} from '@site/src/platform';
import {useMemo} from 'react';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {bestDeparture, departuresOf, eventsOf} from '../shared/ways/departures';
import {
  eventsQuestion,
  storedEventsQuestion,
  storedRoutesQuestion,
  wayQuestion,
} from '../shared/ways/wayQuestions';
import {wayOf} from '../shared/ways/way';

type RouteBody = Schemas['RouteBody'];

const none: readonly RouteBody[] = [];

/**
 * The way that is shown, with its weather hour by hour: that of a stored route, or the one through the waypoints.
 *
 * @param waypoints as the platform reads them; empty for none
 * @param routeId of the stored route that is selected
 */
export function useRoute(waypoints: string, routeId: string | undefined) {
  const stored = usePlatformQuery(storedRoutesQuestion);
  const routes = stored.data ?? none;
  const selected = routes.find((route) => route.routeId === routeId);
  const isComputed = routeId === undefined && waypoints !== '';
  const computed = usePlatformQuery({...wayQuestion(waypoints, false), isEnabled: isComputed});
  const body = selected ?? (isComputed ? computed.data : undefined);
  const ofStored = usePlatformQuery(storedEventsQuestion(selected));
  const ofComputed = usePlatformQuery(eventsQuestion(selected ? undefined : body));
  const forecast = selected ? ofStored : ofComputed;
  const route = body?.routes[0];
  const way = useMemo(() => route && wayOf(route), [route]);
  const events = useMemo(() => way && forecast.data && eventsOf(way, forecast.data), [way, forecast.data]);
  const departures = useMemo(() => (way && events ? departuresOf(way, events) : []), [way, events]);
  return {
    routes,
    selected,
    body,
    route,
    way,
    events,
    departures,
    best: useMemo(() => bestDeparture(departures), [departures]),
    isComputing: isComputed && computed.isPending && computed.isFetching,
    wayError: isComputed ? computed.error : null,
    results: [stored, ...(isComputed ? [computed] : []), ...(body ? [forecast] : [])],
  };
}

export type ShownRoute = ReturnType<typeof useRoute>;
