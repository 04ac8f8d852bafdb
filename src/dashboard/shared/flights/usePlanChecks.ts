import {dataOf, type Schemas} from '@site/src/platform';
import {checkPlan, HOURS, routeBody, type FlownPath, type PlanCheck} from '@site/src/plan-check';
import type {UseQueryResult} from '@tanstack/react-query';
import {useMemo} from 'react';
import {restrictionsQuestion} from '../data/flightQuestions';
import {useThisHour} from '../data/useNow';
import {usePlatformQueries, usePlatformQuery, type Question} from '../data/usePlatformQuery';
import {useStableList} from '../data/useStableList';

type RouteBody = Schemas['RouteBody'];
type AlertOverlaps = readonly Schemas['RouteAlertOverlap'][];
type EventOverlaps = readonly Schemas['RouteOverlap'][];

/** Warnings and the forecast along a way need no fresher data. */
const EVERY_SECONDS = 300;
const weatherTypes: Schemas['WeatherType'][] = ['temp', 'wind', 'gust', 'rain', 'snow'];

/** A path to check, and the altitude of its launch site where that is known. */
export interface Checked {
  readonly path: FlownPath;
  readonly launchAltitude: number | undefined;
}

export interface PlanChecks {
  /** One for each path, in order; undefined until the platform has responded to all that is asked about it. */
  readonly checks: readonly (PlanCheck | undefined)[];
  readonly results: readonly UseQueryResult<unknown>[];
}

/**
 * Checks paths hour by hour, stored or not: airspace by the list of restrictions, warnings and weather by the two
 * operations that take a way which nobody has stored.
 *
 * @param paths the same list until something changes
 */
export function usePlanChecks(paths: readonly Checked[]): PlanChecks {
  const thisHour = useThisHour();
  const bodies = useMemo(() => paths.map(({path}) => routeBody(path, thisHour)), [paths, thisHour]);
  const restrictions = usePlatformQuery({...restrictionsQuestion, isEnabled: paths.length > 0});
  const alertResults = usePlatformQueries(useMemo(() => bodies.map(alertsQuestion), [bodies]));
  const eventResults = usePlatformQueries(useMemo(() => bodies.map(eventsQuestion), [bodies]));
  const alerts = useStableList(alertResults.map(({data}) => data));
  const events = useStableList(eventResults.map(({data}) => data));
  const checks = useMemo(
    () =>
      paths.map(({path, launchAltitude}, index) => {
        const isFlown = bodies[index] !== undefined;
        const [warned, crossed] = isFlown ? [alerts[index], events[index]] : [[], []];
        if (!restrictions.data || !warned || !crossed) return undefined;
        const context = {restrictions: restrictions.data, launchAltitude, thisHour};
        return checkPlan(path, {...context, alerts: warned, events: crossed});
      }),
    [paths, bodies, restrictions.data, alerts, events, thisHour],
  );
  return {checks, results: [restrictions, ...alertResults, ...eventResults]};
}

function alertsQuestion(body: RouteBody | undefined): Question<AlertOverlaps> {
  return {
    key: ['way-alerts', ...keyOf(body)],
    isEnabled: body !== undefined,
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const result = await client.POST('/weatheralerts/v2/routes', {body: body as RouteBody, signal});
      if (result.response.status === 204) return [];
      return dataOf(result)?.routes.flatMap(({overlaps}) => overlaps) ?? [];
    },
  };
}

function eventsQuestion(body: RouteBody | undefined): Question<EventOverlaps> {
  return {
    key: ['way-forecast', ...keyOf(body)],
    isEnabled: body !== undefined,
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const params = {query: {forecastHour: HOURS - 1, weatherTypes}};
      const result = await client.POST('/weatherforecast/v2/routes', {
        params,
        body: body as RouteBody,
        signal,
      });
      return dataOf(result)?.routes.flatMap(({overlaps}) => overlaps) ?? [];
    },
  };
}

/** Equal ways are one request, whichever plan they come from. */
function keyOf(body: RouteBody | undefined): readonly unknown[] {
  return [body?.departureTime, body?.routes[0]?.geometry, body?.routes[0]?.duration];
}
