import {nextTurn} from './nextTurn';

/** How long a piece of work may last, in milliseconds: a page that reacts within 50 seems to react at once. */
const PIECE_MS = 12;

/**
 * Goes through a list in pieces, between which the page draws and reacts. Ends early once the signal is aborted.
 *
 * @param work with one entry, of which the next one waits for a promise
 * @param pieceMs how long a piece may last
 * @returns whether it came to the end
 */
export async function inPieces<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void> | void,
  signal: AbortSignal,
  pieceMs = PIECE_MS,
): Promise<boolean> {
  let begun = performance.now();
  for (const [index, item] of items.entries()) {
    if (signal.aborted) return false;
    const working = work(item, index);
    if (working) await working;
    if (performance.now() - begun < pieceMs) continue;
    await nextTurn();
    begun = performance.now();
  }
  return !signal.aborted;
}
