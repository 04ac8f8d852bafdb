import {useInSight} from '../shared/stage/useStage';
import {useMemo} from 'react';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {useWays} from '../shared/ways/useWays';
import {formatWaypoints} from '../shared/ways/waypoints';
import {alertsQuestion, storedAlertsQuestion} from '../shared/ways/wayQuestions';
import {hasCodes, isInSight, withoutRepeats, type Alert} from './alerts';
import {countryQuestion, placeQuestion} from './alertQuestions';
import type {AlertFilters} from './useAlertFilters';

const none: readonly Alert[] = [];
const noIds: readonly string[] = [];

/** The alerts of a country, of a place or along a route, as far as they match the filters. */
export function useAlerts(filters: AlertFilters) {
  const {where, country, language, place, codes, isOnlyInSight} = filters;
  const inSight = useInSight();
  const ofCountry = usePlatformQuery(
    useMemo(
      () => countryQuestion(where === 'country' ? country : '', language, codes),
      [where, country, language, codes],
    ),
  );
  const ofPlace = usePlatformQuery(
    useMemo(() => placeQuestion(where === 'place' ? place : undefined), [where, place]),
  );
  const ofRoute = useRouteAlerts(filters);
  const asked = {country: [ofCountry], place: place ? [ofPlace] : [], route: ofRoute.results}[where];
  const found = {country: ofCountry.data, place: place && ofPlace.data, route: ofRoute.alerts}[where];
  // Of a country the platform has filtered already: the same codes change nothing.
  const alerts = useMemo(() => (found ?? none).filter(hasCodes(codes)), [found, codes]);
  const seen = useMemo(() => (inSight ? alerts.filter(isInSight(inSight)) : alerts), [alerts, inSight]);
  return {
    alerts: isOnlyInSight ? seen : alerts,
    inSight: seen.length,
    routes: ofRoute.routes,
    way: ofRoute.way,
    isKnown: found !== undefined,
    isLoading: asked.some(({isPending, isError}) => isPending && !isError),
    wayError: where === 'route' ? ofRoute.wayError : null,
    results: asked,
  };
}

export type AlertsState = ReturnType<typeof useAlerts>;

/** The alerts along a stored route, or along the way through the waypoints. */
function useRouteAlerts({where, stored, waypoints}: AlertFilters) {
  const isRoute = where === 'route';
  const text = isRoute && waypoints.length >= 2 ? formatWaypoints(waypoints) : '';
  const {routes, ways, wayError, results} = useWays(
    text,
    useMemo(() => (isRoute && stored ? [stored] : noIds), [isRoute, stored]),
    isRoute,
  );
  // The stored one, unless it has been deleted since.
  const looked = isRoute ? ways.at(-1) : undefined;
  const ofStored = usePlatformQuery(storedAlertsQuestion(looked?.id ? looked.body : undefined));
  const ofDrawn = usePlatformQuery(alertsQuestion(looked?.id === '' ? looked.body : undefined));
  const overlaps = looked && (looked.id ? ofStored : ofDrawn);
  const found = overlaps?.data;
  return {
    routes,
    wayError,
    way: looked?.way,
    alerts: useMemo(() => found && withoutRepeats(found.map(({alert}) => alert)), [found]),
    results: [...results, ...(overlaps ? [overlaps] : [])],
  };
}
