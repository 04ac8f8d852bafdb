import {distanceMetres, type LonLat} from '../../geometry/sphere';
import type {Matched} from './matchToRoad';
import type {Network, Road} from './network/network';
import type {Roads} from './roads';
import {street} from './roadNames';
import {search, type Access, type SearchOptions} from './search';

/** A way along one road, of at least two positions. */
export interface Stretch {
  readonly name: string;
  /** Metres per second at free flow. */
  readonly speed: number;
  readonly positions: readonly LonLat[];
}

/** What a way depends on, besides its ends. */
export interface Conditions {
  readonly roads: Roads;
  readonly delay: SearchOptions['delay'];
}

/** First with small roads near both ends alone. Where that finds no way, with more of them: along capes and islands. */
const attempts = [
  {reach: 8, budget: 40_000},
  {reach: 24, budget: 150_000},
  {reach: 100, budget: 400_000},
];
/** The longest drive without a road, where there is none. Metres. */
const OFF_ROAD = 700;

/**
 * The quickest way by road between two positions on one landmass.
 * @returns `undefined` when there is none.
 */
export function findWay(from: Matched, to: Matched, {roads, delay}: Conditions): Stretch[] | undefined {
  const network = roads.on(from.landmass);
  const direct = onOneRoad(from, to, network);
  if (direct) return [direct];
  const [starts, ends] = [exitsOf(from, network), exitsOf(to, network)];
  for (const attempt of attempts) {
    const found = search(network, starts, ends, {...attempt, delay});
    if (!found) continue;
    const goal = found.roads.at(-1)?.to ?? found.start;
    const entry = ends.find(({junction}) => junction.id === goal.id);
    return [
      ...stretchOf(starts.find(({junction}) => junction.id === found.start.id)),
      ...found.roads.map((road) => ({name: road.name, speed: road.speed, positions: network.lineOf(road)})),
      ...stretchOf(entry).map((stretch) => ({...stretch, positions: [...stretch.positions].reverse()})),
    ];
  }
  const isNear = distanceMetres(from.position, to.position) < OFF_ROAD;
  return isNear
    ? [{name: from.name, speed: street.speed, positions: [from.position, to.position]}]
    : undefined;
}

interface Exit extends Access {
  /** From the waypoint to the junction. */
  readonly stretch: Stretch;
}

const stretchOf = (exit: Exit | undefined): Stretch[] => (exit ? [exit.stretch] : []);

/** Both ways along its road from a position to a junction. */
function exitsOf({position, place}: Matched, network: Network): Exit[] {
  if (!place) return [];
  const {road, corner} = place;
  const line = network.lineOf(road);
  const back = [position, ...line.slice(0, corner + 1).reverse()];
  const on = [position, ...line.slice(corner + 1)];
  return [exit(road, back, road.from), exit(road, on, road.to)];
}

function exit({name, speed}: Road, positions: readonly LonLat[], junction: Access['junction']): Exit {
  return {junction, seconds: lengthOf(positions) / speed, stretch: {name, speed, positions}};
}

function onOneRoad(from: Matched, to: Matched, network: Network): Stretch | undefined {
  if (!from.place || !to.place || !isSameRoad(from.place.road, to.place.road)) return undefined;
  const {road, corner} = from.place;
  const line = network.lineOf(road);
  const isOnwards =
    corner === to.place.corner
      ? distanceMetres(line[corner] ?? from.position, from.position) <=
        distanceMetres(line[corner] ?? to.position, to.position)
      : corner < to.place.corner;
  const between = isOnwards
    ? line.slice(corner + 1, to.place.corner + 1)
    : line.slice(to.place.corner + 1, corner + 1).reverse();
  return {name: road.name, speed: road.speed, positions: [from.position, ...between, to.position]};
}

function isSameRoad(one: Road, other: Road): boolean {
  return one.level === other.level && one.from.id === other.from.id && one.to.id === other.to.id;
}

function lengthOf(positions: readonly LonLat[]): number {
  return positions
    .slice(1)
    .reduce((sum, position, index) => sum + distanceMetres(positions[index] ?? position, position), 0);
}
