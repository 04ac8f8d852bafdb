import {checkPlan, routeBody, type FlownPath, type PlanCheck} from '@site/src/plan-check';
import type {UseQueryResult} from '@tanstack/react-query';
import {useMemo} from 'react';
import {restrictionsQuestion} from '../data/flightQuestions';
import {useThisHour} from '../data/useNow';
import {usePlatformQueries, usePlatformQuery} from '../data/usePlatformQuery';
import {useStableList} from '../data/useStableList';
import {alertsQuestion, eventsQuestion} from '../ways/wayQuestions';

/** A path to check, and the altitude of its launch site where that is known. */
export interface Checked {
  readonly path: FlownPath;
  readonly launchAltitude: number | undefined;
}

export interface PlanChecks {
  /** One for each path, in order; undefined until the platform has responded to all that is asked about it. */
  readonly checks: readonly (PlanCheck | undefined)[];
  readonly results: readonly UseQueryResult[];
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
