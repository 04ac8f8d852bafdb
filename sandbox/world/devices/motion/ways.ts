import {decodeLine, encodeLine} from '../../../geometry/polyline';
import {rounded} from '../../../geometry/rounded';
import type {LonLat} from '../../../geometry/sphere';
import {findLeg} from '../../roads/findLeg';
import {matchToRoad} from '../../roads/matchToRoad';
import {cellAt} from '../../roads/network/cells';
import type {Roads} from '../../roads/roads';
import {RECORDED_SEED, recordedWays} from './recordedWays';

/** Streets of this level cross every 400 m. */
const STREET_LEVEL = 1;

/** A way by road: its name among the ways of a world, and the positions that it leads past, in their order. */
export interface Way {
  readonly wayId: string;
  readonly stops: readonly LonLat[];
}

/** Finds the line of a way, at least two positions; the same array for each call. */
export type FindLine = (way: Way) => readonly LonLat[];

/**
 * The ways of a world's vehicles. They are the ways of its roads, which take a second or two to find: those of the first
 * seed are recorded, so that a sandbox opens at once. Others are computed when they are first asked for.
 */
export function createWays(seed: number, roads: () => Roads): FindLine {
  const known = new Map<string, readonly LonLat[]>();
  return ({wayId, stops}) => {
    let line = known.get(wayId);
    if (!line) {
      const recorded = seed === RECORDED_SEED ? recordedWays.get(wayId) : undefined;
      line = decodeLine(recorded ?? computeWay(roads(), stops));
      known.set(wayId, line);
    }
    return line;
  };
}

/**
 * The quickest way by road along some positions, as an encoded polyline: five decimals of a degree are the same with
 * every engine of the language.
 */
export function computeWay(roads: Roads, stops: readonly LonLat[]): string {
  const conditions = {roads, delay: () => 1};
  const matched = stops.map((stop) => matchToRoad(roads, crossingNear(roads, stop)));
  const line = matched.slice(1).flatMap((to, index) => {
    const from = matched[index];
    const leg = from && to && findLeg(from, to, conditions);
    return leg?.flatMap(({positions}) => positions) ?? [];
  });
  const written = line.map(([lon, lat]) => [rounded(lon, 5), rounded(lat, 5)] as const);
  // Where one road ends and the next begins, a position follows itself.
  const once = written.filter(([lon, lat], index) => {
    const [lonBefore, latBefore] = written[index - 1] ?? [];
    return lon !== lonBefore || lat !== latBefore;
  });
  if (once.length < 2) throw new Error(`No road leads along ${JSON.stringify(stops)}.`);
  return encodeLine(once);
}

/**
 * The crossing of streets next to a position in a town, elsewhere the position itself: from the middle of a long road
 * one would have to drive to its end before one could turn.
 */
function crossingNear(roads: Roads, position: LonLat): LonLat {
  const landmass = roads.land.landmassAt(...position);
  if (landmass === 0) return position;
  const network = roads.on(landmass);
  const crossing = network.junctionAt(STREET_LEVEL, cellAt(STREET_LEVEL, position));
  return crossing && network.roadsFrom(STREET_LEVEL, crossing).length > 0 ? crossing.position : position;
}
