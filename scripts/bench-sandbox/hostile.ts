import type {HostileCase} from './hostileCases';
import {measure, type Measured} from './load';
import {get} from './scenarios';

const TIMES = 5;

/** What a hostile request costs its sender, and what it costs another caller meanwhile. */
export interface Held {
  /** Milliseconds: of the five the third longest. */
  readonly median: number;
  /** The statuses of the responses. */
  readonly statuses: readonly string[];
  readonly other: Measured;
}

/**
 * Sends a hostile request five times, one after the other, beside a caller who lists collections all the while. Each goes
 * over a connection of its own, since the sandbox closes that of a body that it did not read to its end.
 */
export async function measureBeside(url: string, {request}: HostileCase): Promise<Held> {
  let isOver = false;
  const other = measure({
    url,
    request: get('/locations/v2/collections'),
    connections: 1,
    seconds: 600,
    isOver: () => isOver,
  });
  try {
    const own: Measured[] = [];
    for (let time = 0; time < TIMES; time++)
      own.push(await measure({url, request: () => request, connections: 1, seconds: 600, most: 1}));
    isOver = true;
    const times = own.map(({longest}) => longest).sort((a, b) => a - b);
    const statuses = [...new Set(own.flatMap((each) => Object.keys(each.statuses)))];
    return {median: times[Math.floor(TIMES / 2)] ?? NaN, statuses, other: await other};
  } finally {
    isOver = true;
  }
}
