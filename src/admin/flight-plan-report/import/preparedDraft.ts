import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import type {PlanItem} from '../data/planCalls';

/** A draft as it is posted: with a name, since ground stations write none, and in the collection that was chosen. */
export function preparedDraft(draft: Draft, collectionId: string): Draft {
  const source = draft.source as Readonly<Record<string, unknown>>;
  const name = draft.plan.name ?? draft.name.replace(/\.(plan|json|geojson)$/i, '');
  return {...draft, name, source: {...source, name, ...(collectionId !== '' && {collectionId})}};
}

/** Ids that would overwrite a plan: one that is stored, or another of the files. */
export function overwrittenIds(drafts: readonly Draft[], items: readonly PlanItem[]): readonly string[] {
  const stored = new Set(items.map(({flightPlanId}) => flightPlanId));
  const own = drafts.flatMap(({plan}) => plan.id ?? []);
  return [...new Set(own.filter((id, index) => stored.has(id) || own.indexOf(id) !== index))];
}
