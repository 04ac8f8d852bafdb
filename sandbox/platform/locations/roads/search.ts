import FlatQueue from 'flatqueue';
import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {directions, type Crossing, type Lattice} from './lattice';

/** A crossing on the way and the direction in which it was reached; none at the first. */
export interface Passed {
  readonly crossing: Crossing;
  readonly position: LonLat;
  readonly direction?: number;
}

export interface SearchOptions {
  /** How many crossings are looked at before the search is given up. */
  readonly budget: number;
  /** How much longer than at free flow a metre takes at a position; 1 without traffic. */
  readonly delay: (position: LonLat) => number;
}

/** What a metre costs that is still ahead. More than on the best road: the best way is missed at times, far sooner. */
const EXPECTED_EFFORT = 0.95;
/** Bridges are few: one that saves less than this much detour is not there. */
const BRIDGE_EFFORT = 3;
/** Longer straits have none, by degrees of the lattice and by its cells. */
const LONGEST_SPAN = 0.04;
const MOST_SPANNED = 8;
/** To turn by an eighth costs as much as this share of a cell: roads run straight on where they can. */
const TURN = 0.35;
/** On lattices with cells of so many degrees two neighbours may have a sea between them. */
const COARSE_CELL = 0.1;

interface State extends Passed {
  readonly cost: number;
  readonly from?: State;
}

/** The cheapest way between two crossings of one lattice (A*); `undefined` when there is none within the budget. */
export function search(
  lattice: Lattice,
  start: Crossing,
  goal: Crossing,
  {budget, delay}: SearchOptions,
): Passed[] | undefined {
  const [startPosition, goalPosition] = [lattice.position(start), lattice.position(goal)];
  if (!startPosition || !goalPosition) return undefined;
  const goalKey = lattice.key(goal);
  const open = new FlatQueue<State>();
  const best = new Map<number, number>();
  open.push({crossing: start, position: startPosition, cost: 0}, 0);
  for (let looked = 0; looked < budget; looked++) {
    const state = open.pop();
    if (!state) return undefined;
    const {crossing, position, direction: came, cost} = state;
    if (lattice.key(crossing) === goalKey) return trace(state);
    if (cost > (best.get(stateKey(lattice, crossing, came)) ?? 0) && came !== undefined) continue;
    for (let direction = 0; direction < directions.length; direction++) {
      const turn = came === undefined ? 0 : eighths(came, direction);
      if (turn > 2) continue;
      const shore = acrossWater(lattice, crossing, direction);
      if (!shore || !isPassable(lattice, position, shore.position)) continue;
      const {next, position: nextPosition, isBridge} = shore;
      const metres = distanceMetres(position, nextPosition);
      const road = isBridge ? BRIDGE_EFFORT : lattice.effort(lattice.road(crossing, direction));
      const effort = road * delay(nextPosition);
      const nextCost = cost + metres * (effort + TURN * turn);
      const key = stateKey(lattice, next, direction);
      if (nextCost >= (best.get(key) ?? Infinity)) continue;
      best.set(key, nextCost);
      const ahead = distanceMetres(nextPosition, goalPosition) * EXPECTED_EFFORT;
      open.push(
        {crossing: next, position: nextPosition, direction, cost: nextCost, from: state},
        nextCost + ahead,
      );
    }
  }
  return undefined;
}

const stateKey = (lattice: Lattice, crossing: Crossing, direction = 0) =>
  lattice.key(crossing) * directions.length + direction;

function eighths(from: number, to: number): number {
  const turn = Math.abs(from - to);
  return Math.min(turn, directions.length - turn);
}

/** The next crossing in a direction, be it behind a narrow water. */
function acrossWater(lattice: Lattice, from: Crossing, direction: number) {
  let next = lattice.neighbour(from, direction);
  const most = Math.min(MOST_SPANNED, Math.floor(LONGEST_SPAN / lattice.cell));
  for (let spanned = 0; spanned <= most; spanned++) {
    const position = lattice.position(next);
    if (position) return {next, position, isBridge: spanned > 0};
    next = lattice.neighbour(next, direction);
  }
  return undefined;
}

/** Whether the straight way between two crossings stays on land, as far as its lattice knows. */
export function isPassable({cell, ground}: Lattice, from: LonLat, to: LonLat): boolean {
  if (cell < COARSE_CELL || Math.abs(from[0] - to[0]) > 180) return true;
  const dry = [0.25, 0.5, 0.75].filter(
    (share) =>
      ground.land.landmassAt(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share) > 0,
  );
  return dry.length >= 2;
}

function trace(state: State): Passed[] {
  const way: Passed[] = [];
  for (let each: State | undefined = state; each; each = each.from) way.push(each);
  return way.reverse();
}
