import {distanceMetres, lonDifference, lonNear, RADIANS, type LonLat} from '../../geometry/sphere';
import {cellAt, cellBeside, directions} from './network/cells';
import type {Network, Road} from './network/network';
import type {Roads} from './roads';

/** A position on a road, as a waypoint was matched to it. */
export interface Matched {
  readonly position: LonLat;
  readonly landmass: number;
  /** The road's name; empty where there is no road. */
  readonly name: string;
  /** From the position that was asked for, in metres. */
  readonly distance: number;
  readonly place?: PlaceOnRoad;
}

/** Where on a road a position lies: on the stretch that begins at a corner of its line, counted from 0. */
export interface PlaceOnRoad {
  readonly road: Road;
  readonly corner: number;
}

/** A waypoint may lie so far off the coast: harbours do, the coast being drawn at 1:50 million. Metres. */
const REACH = 8000;
/** Waypoints do not lie on roads of coarser levels: those are for driving through. */
const MOST_LEVEL = 5;

/** The nearest position on a road; `undefined` for a position out at sea. */
export function matchToRoad(roads: Roads, asked: LonLat): Matched | undefined {
  const ashore = roads.land.findNear(asked, REACH);
  if (!ashore) return undefined;
  const network = roads.on(ashore.landmass);
  const nowhere: Matched = {...ashore, name: '', distance: distanceMetres(asked, ashore.position)};
  let nearest = Infinity;
  let found = nowhere;
  for (const road of roadsNear(network, ashore.position)) {
    const line = network.lineOf(road);
    line.slice(1).forEach((to, corner) => {
      const position = nearestOn(line[corner] ?? to, to, ashore.position);
      const distance = distanceMetres(ashore.position, position);
      if (distance >= nearest) return;
      nearest = distance;
      found = {
        position,
        landmass: ashore.landmass,
        name: road.name,
        distance: distanceMetres(asked, position),
        place: {road, corner},
      };
    });
  }
  return found;
}

/** The roads between the junctions around a position, each once. */
function* roadsNear(network: Network, position: LonLat): Generator<Road, void, undefined> {
  for (let level = 0; level <= MOST_LEVEL; level++) {
    const middle = cellAt(level, position);
    const around = [middle, ...directions.map((_, direction) => cellBeside(level, middle, direction))];
    for (const cell of around) {
      const junction = cell && network.junctionAt(level, cell);
      if (!junction) continue;
      for (const road of network.roadsFrom(level, junction)) if (road.from.id < road.to.id) yield road;
    }
  }
}

/** The position on a short straight stretch that is nearest to another position. */
function nearestOn(from: LonLat, to: LonLat, position: LonLat): LonLat {
  const narrowing = Math.cos(from[1] * RADIANS);
  const [east, north] = [lonDifference(from[0], to[0]), to[1] - from[1]];
  const [x, y] = [east * narrowing, north];
  const [px, py] = [lonDifference(from[0], position[0]) * narrowing, position[1] - from[1]];
  const share = Math.min(1, Math.max(0, (px * x + py * y) / (x * x + y * y || 1)));
  return [lonNear(from[0] + east * share), from[1] + north * share];
}
