import {nextTurn} from '../../../base/nextTurn';
import type {GridType} from '../../../world/weather/types';
import type {World} from '../../../world/world';

/** 128 KB, a few milliseconds of work: no more of a grid is in memory for a client that reads slowly. */
const COLUMNS_AT_ONCE = 32;

/** The bytes of a grid, made when they are wanted. */
export async function* gridBytes(
  {weather, caches}: World,
  type: GridType,
  hour: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const turns = caches.of(createTurns);
  await turns.next();
  for (const columns of weather.grid(type, hour, COLUMNS_AT_ONCE)) {
    // The grid writes its next columns over these.
    yield columns.slice();
    await turns.next();
  }
}

/** All grids together have one turn in each round of the event loop: forty of them delay others no more than one. */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  return {
    next: (): Promise<void> => {
      last = last.then(nextTurn);
      return last;
    },
  };
}
