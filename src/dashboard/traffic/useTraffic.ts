import {dataOf, type Schemas} from '@site/src/platform';
import {useMemo} from 'react';
import {usePlatformQuery, type Question} from '../shared/data/usePlatformQuery';
import {LATEST} from '../shared/view/hours';
import {wayOf} from '../shared/ways/way';
import {wayQuestion} from '../shared/ways/wayQuestions';
import {slowStretches, type SlowStretch} from './slowStretches';

type RouteBody = Schemas['RouteBody'];

/** The platform takes traffic into account for at most so many waypoints. */
export const MOST_WAYPOINTS = 3;
const none: readonly SlowStretch[] = [];

/**
 * The way in today's traffic, the same way on free roads, and where it is slow in an hour.
 *
 * @param waypoints as the platform reads them; empty for no way
 * @param hour hours ahead, 0 to 12
 */
export function useTraffic(waypoints: string, hour: number) {
  const inTraffic = usePlatformQuery(useMemo(() => wayQuestion(waypoints, true), [waypoints]));
  const free = usePlatformQuery(useMemo(() => wayQuestion(waypoints, false), [waypoints]));
  const body = waypoints ? inTraffic.data : undefined;
  const slow = usePlatformQuery(useMemo(() => slowQuestion(waypoints, body), [waypoints, body]));
  const route = body?.routes[0];
  const way = useMemo(() => route && wayOf(route), [route]);
  const stretches = useMemo(
    () => (route && way && slow.data ? slowStretches(route, way, slow.data, hour) : none),
    [route, way, slow.data, hour],
  );
  return {
    route,
    way,
    freeRoute: free.data?.routes[0],
    stretches,
    wayError: waypoints ? inTraffic.error : null,
    results: waypoints ? [inTraffic, free, slow] : [],
  };
}

function slowQuestion(
  waypoints: string,
  body: RouteBody | undefined,
): Question<readonly Schemas['RouteOverlap'][]> {
  return {
    key: ['way-traffic', waypoints, body?.departureTime],
    isEnabled: body !== undefined,
    ask: async (client, signal) => {
      const params = {query: {forecastHour: LATEST, weatherTypes: ['traffic' as const]}};
      const result = await client.POST('/weatherforecast/v2/routes', {
        params,
        body: body as RouteBody,
        signal,
      });
      return dataOf(result)?.routes.flatMap(({overlaps}) => overlaps) ?? [];
    },
  };
}
