import {METRES_PER_DEGREE, RADIANS, type LonLat} from '../../../../geometry/sphere';
import {hash} from '../../../../world/frame/hash';
import {ranges, type Range} from '../../../../world/geography/ranges';
import type {Bounds} from '../tileFrame';
import {bumps, degreesEast, kilometresTo, smooth} from './shapes';

/** A range is at most so many times as wide as it is said to be. */
const WIDEST = 1.45;

/** A range with the latitudes that it reaches to. */
interface Reaching extends Range {
  readonly south: number;
  readonly north: number;
}

const reaching = ranges.map((range): Reaching => {
  const lats = range.line.map(([, lat]) => lat);
  const reach = (range.kilometres * 1000 * WIDEST) / METRES_PER_DEGREE;
  return {...range, south: Math.min(...lats) - reach, north: Math.max(...lats) + reach};
});

/** The ranges that reach into bounds, and the mountains there that stand alone. */
export function mountainsNear(bounds: Bounds): {chains: readonly Reaching[]; alone: readonly Reaching[]} {
  const near = reaching.filter((range) => touches(range, bounds));
  return {
    chains: near.filter(({line}) => line.length > 1),
    alone: near.filter(({line}) => line.length === 1),
  };
}

function touches(range: Reaching, [west, south, east, north]: Bounds): boolean {
  if (range.south > north || range.north < south) return false;
  const farthest = Math.max(Math.abs(range.south), Math.abs(range.north));
  const wide =
    (range.kilometres * 1000 * WIDEST) / METRES_PER_DEGREE / Math.max(0.1, Math.cos(farthest * RADIANS));
  const [middle, half] = [(west + east) / 2, (east - west) / 2];
  const lons = degreesEast(range.line, middle);
  return Math.min(...lons) - wide < half && Math.max(...lons) + wide > -half;
}

/** The highest of the ranges at a position: their edges wind, as the land beside them does. */
export function mountainsAt(position: LonLat, chains: readonly Reaching[], seed: number): number {
  let highest = 0;
  for (const {line, kilometres, metres, south, north} of chains) {
    if (position[1] < south || position[1] > north) continue;
    const far = kilometresTo(line, position);
    if (far > kilometres * WIDEST) continue;
    const winding = 1 + (WIDEST - 1) * bumps(position, 60 / kilometres, hash(seed, 91));
    const share = 1 - far / (kilometres * winding);
    if (share > 0) highest = Math.max(highest, metres * smooth(share));
  }
  return highest;
}

/** Slopes become steeper upwards, as those of a volcano. */
export function summitsAt(position: LonLat, alone: readonly Reaching[]): number {
  let highest = 0;
  for (const {line, kilometres, metres} of alone) {
    const share = Math.max(0, 1 - kilometresTo(line, position) / kilometres);
    highest = Math.max(highest, metres * share ** 1.8);
  }
  return highest;
}
