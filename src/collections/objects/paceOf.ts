import type {CollectionInput} from '../types';

/** The contract's default pace of a collection. */
const DEFAULT_PACE_SECONDS = 60;

/** How often the objects of a collection report, in seconds. */
export function paceOf({
  updateFrequencySeconds = DEFAULT_PACE_SECONDS,
}: Pick<CollectionInput, 'updateFrequencySeconds'>): number {
  return updateFrequencySeconds;
}
