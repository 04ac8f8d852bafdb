import type {Schemas} from '@site/src/platform';
import {useMemo} from 'react';
import {usePlatformQuery} from '../data/usePlatformQuery';
import {wayOf, type Way} from './way';
import {storedRoutesQuestion, wayQuestion} from './wayQuestions';

type RouteBody = Schemas['RouteBody'];

/** A way that is looked at. */
export interface LookedAt {
  /** That of a stored route; empty for the way through the waypoints. */
  readonly id: string;
  /** With its first way alone. */
  readonly body: RouteBody;
  readonly way: Way;
}

const none: readonly RouteBody[] = [];

/**
 * The ways that are looked at: that through the waypoints first, then stored routes.
 *
 * @param waypoints as the platform reads them; empty for none
 */
export function useWays(waypoints: string, storedIds: readonly string[], isEnabled = true) {
  const stored = usePlatformQuery({...storedRoutesQuestion, isEnabled});
  const computed = usePlatformQuery(wayQuestion(waypoints, false));
  const routes = stored.data ?? none;
  const drawn = waypoints ? computed.data : undefined;
  const ways = useMemo(
    () => [
      ...(drawn ? lookedAt('', drawn) : []),
      ...storedIds.flatMap((id) => {
        const body = routes.find(({routeId}) => routeId === id);
        return body ? lookedAt(id, body) : [];
      }),
    ],
    [drawn, storedIds, routes],
  );
  return {
    routes,
    ways,
    /** Whether nothing more is to come, whatever came of it. */
    isComplete: !stored.isPending && (waypoints === '' || !computed.isPending),
    isComputing: waypoints !== '' && computed.isPending && computed.isFetching,
    wayError: waypoints ? computed.error : null,
    results: [stored, ...(waypoints ? [computed] : [])],
  };
}

function lookedAt(id: string, body: RouteBody): LookedAt[] {
  const [first] = body.routes;
  return first ? [{id, body: {...body, routes: [first]}, way: wayOf(first)}] : [];
}
