import {useMemo} from 'react';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {plansQuestion} from '../shared/data/flightQuestions';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {newestPlans} from '../shared/flights/newestPlans';
import {useStoredPlans} from '../shared/flights/useStoredPlans';
import {useAircraft} from '../shared/flights/useAircraft';
import {usePlanChecks} from '../shared/flights/usePlanChecks';
import {useItems} from '../shared/objects/useItems';
import {distinctItems, findAlerted, findBurning, gravestFirst, troublesOf} from './alertedItems';
import {useCollectionAlerts, useFires} from './useDangers';

/** How many plans are checked, with two requests each. */
const MOST_PLANS = 12;
const noPlans: readonly PlanItem[] = [];

/** Everything that may need attention, as far as the platform has responded. */
export function useOverview() {
  const located = useItems();
  const air = useAircraft();
  const alerts = useCollectionAlerts();
  const fires = useFires();
  const listed = usePlatformQuery(plansQuestion);
  const items = listed.data ?? noPlans;
  const newest = useMemo(() => newestPlans(items, MOST_PLANS), [items]);
  const {plans, unread, results: planResults} = useStoredPlans(newest);
  const {checks, results: checkResults} = usePlanChecks(plans);
  const silent = useMemo(
    () => distinctItems([...located.items, ...air.aircraft].filter(({isSilent}) => isSilent)),
    [located.items, air.aircraft],
  );
  const alerted = useMemo(
    () => findAlerted(located.items, alerts.locations),
    [located.items, alerts.locations],
  );
  const burning = useMemo(
    () => findBurning([...located.items, ...air.aircraft], fires.fires),
    [located.items, air.aircraft, fires.fires],
  );
  const closed = useMemo(() => air.aircraft.filter(({inside}) => inside.length > 0), [air.aircraft]);
  const known = useMemo(
    () =>
      troublesOf([
        ...silent.map((item) => ({item, trouble: 'silent' as const})),
        ...closed.map((item) => ({item, trouble: 'airspace' as const})),
        ...alerted,
        ...burning,
      ]),
    [silent, closed, alerted, burning],
  );
  const inOrder = useMemo(() => {
    const troublesAt = ({id}: {readonly id: string}) => known.get(id) ?? [];
    return {
      silent: gravestFirst(silent, troublesAt),
      closed: gravestFirst(closed, troublesAt),
      alerted: gravestFirst(alerted, ({item}) => troublesAt(item)),
      burning: gravestFirst(burning, ({item}) => troublesAt(item)),
    };
  }, [silent, closed, alerted, burning, known]);
  const conflicted = useMemo(
    () =>
      plans.flatMap((plan, index) => {
        const check = checks[index];
        return check && check.conflicts.length > 0 ? [{plan, check}] : [];
      }),
    [plans, checks],
  );
  const aircraftIds = useMemo(() => new Set(air.aircraft.map(({id}) => id)), [air.aircraft]);
  return {
    ...inOrder,
    known,
    conflicted,
    aircraftIds,
    now: located.now,
    attribution: alerts.attribution,
    unread,
    // Those that cannot be read are named by themselves, and are no older ones that were left out.
    checked: {count: newest.length - unread.length, total: items.length - unread.length},
    isLoading: {
      objects: located.isLoading || air.isLoading,
      alerts: alerts.result.isPending,
      fires: fires.isLoading,
      plans:
        listed.isPending ||
        planResults.some(({isPending, isError}) => isPending && !isError) ||
        checks.some((check) => check === undefined),
    },
    results: [...located.results, ...air.results, alerts.result, ...fires.results, listed, ...checkResults],
  };
}

export type Overview = ReturnType<typeof useOverview>;
