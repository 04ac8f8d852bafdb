import {storedPlan, type PathedPlan} from '@site/src/plan-check';
import {useMemo} from 'react';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {planQuestion} from '../data/flightQuestions';
import {usePlatformQueries} from '../data/usePlatformQuery';
import {useStableList} from '../data/useStableList';

/** The contents of stored plans as they come; a plan that cannot be read is left out. */
export function useStoredPlans(items: readonly PlanItem[]) {
  const results = usePlatformQueries(useMemo(() => items.map(planQuestion), [items]));
  const files = useStableList(results.map(({data}) => data));
  const plans = useMemo(
    () =>
      items.flatMap(({flightPlanId}, index): PathedPlan[] => {
        const plan = files[index] === undefined ? undefined : storedPlan(flightPlanId, files[index]);
        return plan ? [plan] : [];
      }),
    [items, files],
  );
  return {plans, results};
}
