import {storedPlan, type PathedPlan} from '@site/src/plan-check';
import {useMemo} from 'react';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {planQuestion} from '../data/flightQuestions';
import {usePlatformQueries} from '../data/usePlatformQuery';
import {useStableList} from '../data/useStableList';

const noIds: readonly string[] = [];

/** The contents of stored plans as they come, and the ids of those that came and cannot be read. */
export function useStoredPlans(items: readonly PlanItem[]) {
  const results = usePlatformQueries(useMemo(() => items.map(planQuestion), [items]));
  const files = useStableList(results.map(({data}) => data));
  const read = useMemo(
    () =>
      items.flatMap(({flightPlanId: id}, index): {id: string; plan: PathedPlan | undefined}[] =>
        files[index] === undefined ? [] : [{id, plan: storedPlan(id, files[index])}],
      ),
    [items, files],
  );
  const plans = useMemo(() => read.flatMap(({plan}) => plan ?? []), [read]);
  const unread = useMemo(() => {
    const ids = read.flatMap(({id, plan}) => (plan ? [] : [id]));
    return ids.length === 0 ? noIds : ids;
  }, [read]);
  return {plans, unread, results};
}
