import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';

/** Ids of stored plans that would be overwritten. */
export function overwrittenIds(drafts: readonly Draft[], items: readonly PlanItem[]): readonly string[] {
  const stored = new Set(items.map(({flightPlanId}) => flightPlanId));
  return [...new Set(ownIds(drafts).filter((id) => stored.has(id)))];
}

/** Ids that several plans of the files have. */
export function repeatedIds(drafts: readonly Draft[]): readonly string[] {
  const seen = new Set<string>();
  const repeated = ownIds(drafts).filter((id) => seen.size === seen.add(id).size);
  return [...new Set(repeated)];
}

const ownIds = (drafts: readonly Draft[]) => drafts.flatMap(({plan}) => plan.id ?? []);
