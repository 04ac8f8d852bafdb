import {setImmediate} from 'node:timers/promises';
import type {GridType} from '../../../world/weather/types';
import type {Weather} from '../../../world/weather/weather';

/** 128 KB, a few milliseconds of work: no more of a grid is in memory for a client that reads slowly. */
const COLUMNS_AT_ONCE = 32;

/** The bytes of a grid, made when they are wanted. */
export async function* gridBytes(
  weather: Weather,
  type: GridType,
  hour: number,
): AsyncGenerator<Buffer, void, undefined> {
  await nextTurn();
  for (const columns of weather.grid(type, hour, COLUMNS_AT_ONCE)) {
    // The grid writes its next columns over these.
    yield Buffer.from(columns);
    await nextTurn();
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/** All grids together have one turn in each round of the event loop: forty of them delay others no more than one. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}
