import FlatQueue from 'flatqueue';
import {distanceMetres, METRES_PER_DEGREE, type LonLat} from '../../geometry/sphere';
import {cellDegrees, COARSEST_LEVEL} from './network/cells';
import type {Junction} from './network/junctions';
import type {Network, Road} from './network/network';

/** A junction at which a way may begin or end, and the seconds from the waypoint to it. */
export interface Access {
  readonly junction: Junction;
  readonly seconds: number;
}

export interface SearchOptions {
  /** Roads of a level are used up to this many of its cells from either end, those of the coarsest level everywhere. */
  readonly reach: number;
  /** How many junctions are looked at before the search is given up. */
  readonly budget: number;
  /** How much longer than at free flow a metre takes at a position; 1 without traffic. */
  readonly delay: (position: LonLat) => number;
}

/** A way that leaves a road must save at least this many seconds, so routes stay on a road where they can. */
const TURN_SECONDS = 6;
/** By how much a road is longer than the straight line between its junctions, on average. */
const WINDING = 1.05;
/**
 * How fast what is still ahead is driven, in metres per second, by the metres between both ends. Not as fast as on the
 * best road: the best way is missed at times, and far fewer junctions are looked at.
 */
const expectedSpeeds = [
  [10_000, 12],
  [60_000, 18],
  [200_000, 23],
  [Infinity, 27],
] as const;

interface State {
  readonly junction: Junction;
  readonly seconds: number;
  /** The road on which the junction was reached, and the state at its other end. */
  readonly road?: Road;
  readonly before?: State;
  readonly isEnd?: true;
}

/** The quickest way between two ends (A*) as its roads, which may be none; `undefined` without one within the budget. */
export function search(
  network: Network,
  starts: readonly Access[],
  ends: readonly Access[],
  options: SearchOptions,
): {readonly start: Junction; readonly roads: readonly Road[]} | undefined {
  const [start, end] = [starts[0], ends[0]];
  if (!start || !end) return undefined;
  const [from, to] = [start.junction.position, end.junction.position];
  const whole = distanceMetres(from, to);
  const speed = expectedSpeeds.find(([metres]) => whole < metres)?.[1] ?? 1;
  const open = new FlatQueue<State>();
  const best = new Map<number, number>();
  const push = (state: State) => {
    if (state.seconds >= (best.get(state.junction.id) ?? Infinity)) return;
    best.set(state.junction.id, state.seconds);
    open.push(state, state.seconds + distanceMetres(state.junction.position, to) / speed);
  };
  for (const access of starts) push(access);
  for (let looked = 0; looked < options.budget; looked++) {
    const state = open.pop();
    if (!state) return undefined;
    if (state.isEnd) return trace(state);
    const {junction, seconds} = state;
    if (seconds > (best.get(junction.id) ?? Infinity)) continue;
    for (const access of ends)
      if (access.junction.id === junction.id) open.push({...state, isEnd: true}, seconds + access.seconds);
    const near = Math.min(distanceMetres(junction.position, from), distanceMetres(junction.position, to));
    const delay = options.delay(junction.position);
    for (let level = COARSEST_LEVEL; level >= 0; level--) {
      if (level < COARSEST_LEVEL && near > options.reach * cellDegrees(level) * METRES_PER_DEGREE) break;
      for (const road of network.roadsFrom(level, junction)) {
        const metres = WINDING * distanceMetres(junction.position, road.to.position);
        const turn = state.road && state.road.name !== road.name ? TURN_SECONDS : 0;
        push({
          junction: road.to,
          seconds: seconds + (metres / road.speed) * delay + turn,
          road,
          before: state,
        });
      }
    }
  }
  return undefined;
}

function trace(end: State): {start: Junction; roads: Road[]} {
  const roads: Road[] = [];
  let state: State = end;
  while (state.before && state.road) {
    roads.push(state.road);
    state = state.before;
  }
  return {start: state.junction, roads: roads.reverse()};
}
