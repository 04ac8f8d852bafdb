import type {CollectionInput} from '@site/src/collections/types';
import {pauseAfter} from '../../shared/pauseAfter';
import {withPauses} from '../../shared/withPauses';

/** What the platform said to each collection, by id: nothing, or why it was refused. */
export type Results = ReadonlyMap<string, {readonly error: unknown}>;

interface Options {
  readonly save: (input: CollectionInput) => Promise<void>;
  readonly onResults: (results: Results) => void;
  /** Nothing more is sent once it is aborted, not even what waits out a pause. */
  readonly signal: AbortSignal;
}

const MOST_AT_ONCE = 3;

/** Stores collections a few at once; one that is refused keeps none of the others back. */
export async function storeCollections(
  inputs: readonly CollectionInput[],
  {save, onResults, signal}: Options,
): Promise<Results> {
  let results: Results = new Map();
  const waiting = [...inputs];
  const work = async () => {
    for (let input = waiting.shift(); input && !signal.aborted; input = waiting.shift()) {
      const error = await errorOf(save, input, signal);
      results = new Map(results).set(input.collectionId, {error});
      onResults(results);
    }
  };
  await Promise.all(Array.from({length: MOST_AT_ONCE}, work));
  return results;
}

/** Undefined once it is stored. A platform that asks for a pause gets one. */
async function errorOf(save: Options['save'], input: CollectionInput, signal: AbortSignal): Promise<unknown> {
  try {
    await withPauses(() => save(input), pauseAfter, signal);
    return undefined;
  } catch (error) {
    return error;
  }
}
