import type {UseQueryResult} from '@tanstack/react-query';
import {useMemo} from 'react';
import {fireFeeds, firesQuestion} from '../shared/data/fireQuestions';
import {restrictionsQuestion} from '../shared/data/flightQuestions';
import {areasQuestion} from '../shared/data/questions';
import {usePlatformQueries, usePlatformQuery} from '../shared/data/usePlatformQuery';
import {useStableList} from '../shared/data/useStableList';
import {alertsQuestion, storedAlertsQuestion} from '../shared/ways/wayQuestions';
import {crossedAlerts, crossedThings, meetingsOf, type Meeting} from './meetings';
import {areaThing, fireThing, restrictionThing, type Kind} from './things';
import type {LookedAt} from '../shared/ways/useWays';

/** What is known of a kind of things: nobody may take silence for safety. */
export type Asked = 'asking' | 'known' | 'failed';

/** A way, and what somebody meets on it. */
export interface MetWay extends LookedAt {
  readonly meetings: readonly Meeting[];
  readonly asked: Readonly<Record<Kind, Asked>>;
  /** Who issued the warnings. */
  readonly attribution: readonly string[];
}

/** What ways meet. The platform finds warnings; fires, airspace and areas are compared here. */
export function useMeetings(ways: readonly LookedAt[], departure: number) {
  const isEnabled = ways.length > 0;
  const fires = usePlatformQueries(
    useMemo(
      () => fireFeeds.map(([region, source]) => ({...firesQuestion(region, source), isEnabled})),
      [isEnabled],
    ),
  );
  const closed = usePlatformQuery({...restrictionsQuestion, isEnabled});
  const areas = usePlatformQuery({...areasQuestion, isEnabled});
  const alerts = usePlatformQueries(
    useMemo(() => ways.map(({id, body}) => (id ? storedAlertsQuestion(body) : alertsQuestion(body))), [ways]),
  );
  const fireLists = useStableList(fires.map(({data}) => data));
  const alertLists = useStableList(alerts.map(({data}) => data));
  const things = useMemo(
    () => [
      ...fireLists.flatMap((list) => list?.map(fireThing) ?? []),
      ...(closed.data?.map(restrictionThing) ?? []),
      ...(areas.data?.map(areaThing) ?? []),
    ],
    [fireLists, closed.data, areas.data],
  );
  const crossed = useMemo(
    () =>
      ways.map(({way}, index) => [
        ...crossedAlerts(way, alertLists[index] ?? []),
        ...crossedThings(way, things),
      ]),
    [ways, alertLists, things],
  );
  const meetings = useMemo(
    () => ways.map(({way, id}, index) => meetingsOf(way, id, crossed[index] ?? [], departure)),
    [ways, crossed, departure],
  );
  const asked = useStableList([askedOf(fires), askedOf([closed]), askedOf([areas])]);
  const askedAlerts = useStableList(alerts.map((result) => askedOf([result])));
  const met = useMemo(() => {
    const [fire = 'asking', restriction = 'asking', area = 'asking'] = asked;
    return ways.map((each, index): MetWay => ({
      ...each,
      meetings: meetings[index] ?? [],
      asked: {alert: askedAlerts[index] ?? 'asking', fire, restriction, area},
      attribution: [...new Set(alertLists[index]?.map(({alert}) => alert.attributionString))],
    }));
  }, [ways, meetings, asked, askedAlerts, alertLists]);
  return {met, results: isEnabled ? [...alerts, ...fires, closed, areas] : []};
}

function askedOf(results: readonly Pick<UseQueryResult, 'data' | 'isError'>[]): Asked {
  const missing = results.filter(({data}) => data === undefined);
  if (missing.some(({isError}) => isError)) return 'failed';
  return missing.length > 0 ? 'asking' : 'known';
}
