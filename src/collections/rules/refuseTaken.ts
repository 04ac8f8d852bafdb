import type {Collection} from '../types';
import {checkCollectionId} from './checkCollectionId';

/** Saving would overwrite a collection. The message says so to the person who typed the id. */
export class IdTakenError extends Error {}

/**
 * Refuses the id of a new collection that exists by now: others may have made it since the page listed them.
 *
 * @param list the collections as they are now
 * @throws IdTakenError
 */
export async function refuseTaken(
  id: string,
  list: () => Promise<readonly Pick<Collection, 'collectionId'>[]>,
): Promise<void> {
  const taken = (await list()).map(({collectionId}) => collectionId);
  const text = checkCollectionId(id, taken);
  if (text !== undefined) throw new IdTakenError(text);
}
