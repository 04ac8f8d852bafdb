import type {PlanItem} from '@site/src/flight-plans/data/planCalls';

/** All plans in the order of their list, or of more than so many those that were stored last. */
export function newestPlans(items: readonly PlanItem[], most: number): readonly PlanItem[] {
  if (items.length <= most) return items;
  return [...items].sort((one, other) => other.received.localeCompare(one.received)).slice(0, most);
}
