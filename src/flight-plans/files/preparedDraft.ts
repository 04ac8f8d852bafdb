import type {Draft} from './readDrafts';

/** A name for a plan whose file has none, as ground stations write them: that of the file. */
export const nameOfDraft = ({plan, name}: Draft): string =>
  plan.name ?? name.replace(/\.(plan|waypoints|txt|json|geojson)$/i, '');

/** A draft as it is posted: under a name, and in a collection unless that is empty. */
export function preparedDraft(draft: Draft, collectionId: string, name = nameOfDraft(draft)): Draft {
  const source = draft.source as Readonly<Record<string, unknown>>;
  return {...draft, name, source: {...source, name, ...(collectionId !== '' && {collectionId})}};
}
