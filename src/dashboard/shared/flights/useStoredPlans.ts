import {readPlans, pathedPlan, type PathedPlan} from '@site/src/plan-check';
import {useMemo} from 'react';
import {planQuestion, type PlanItem} from '../data/flightQuestions';
import {usePlatformQueries} from '../data/usePlatformQuery';
import {useStableList} from '../data/useStableList';

/** The contents of stored plans as they come; a plan that cannot be read is left out. */
export function useStoredPlans(items: readonly PlanItem[]) {
  const results = usePlatformQueries(useMemo(() => items.map(planQuestion), [items]));
  const files = useStableList(results.map(({data}) => data));
  const plans = useMemo(
    () =>
      items.flatMap(({flightPlanId}, index): PathedPlan[] => {
        const reading = files[index] === undefined ? undefined : readPlans(files[index]);
        const read = reading?.kind === 'plans' ? reading.plans[0] : undefined;
        return read ? [pathedPlan(flightPlanId, read.plan)] : [];
      }),
    [items, files],
  );
  return {plans, results};
}
