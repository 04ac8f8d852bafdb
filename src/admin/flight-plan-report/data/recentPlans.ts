import type {PathedPlan} from '@site/src/plan-check';

/** Paths are large: only those of the plans that were last loaded are kept. */
const MOST_KEPT = 400;

/** The plans that were loaded or used last, with their paths. */
export function createRecentPlans() {
  const plans = new Map<string, PathedPlan>();
  return {
    find: (id: string): PathedPlan | undefined => plans.get(id),
    add: (plan: PathedPlan): void => {
      plans.delete(plan.id);
      plans.set(plan.id, plan);
      const [oldest] = plans.keys();
      if (plans.size > MOST_KEPT && oldest !== undefined) plans.delete(oldest);
    },
    remove: (id: string): void => void plans.delete(id),
  };
}
