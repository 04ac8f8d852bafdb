import {METRES_PER_DEGREE, unwrapped, type LonLat, type Vector} from '../../geometry/sphere';

export type Line = readonly (readonly number[])[];

/** Seven decimals of a degree are a centimetre: what ground stations write. */
const DECIMALS = 1e7;
/** Settings may ask for any number of metres; nothing is flown further than around the earth. */
const FARTHEST = 40_000_000;

/** The flat piece of the earth that touches it in the middle of some positions, on both sides of the antimeridian too. */
export function surfaceOf(positions: Line) {
  const lon0 = positions[0]?.[0] ?? 0;
  const lats = positions.map(([, lat = 0]) => lat);
  const lat0 = (least(lats) + most(lats)) / 2;
  const east = METRES_PER_DEGREE * Math.max(0.001, Math.cos((lat0 * Math.PI) / 180));
  return {
    toPlane: ([lon = 0, lat = 0]: readonly number[]): Vector => [
      (unwrapped(lon, lon0) - lon0) * east,
      (lat - lat0) * METRES_PER_DEGREE,
    ],
    toEarth: ([x, y]: Vector): LonLat => [
      rounded(unwrapped(lon0 + bounded(x) / east, 0)),
      rounded(Math.min(90, Math.max(-90, lat0 + bounded(y) / METRES_PER_DEGREE))),
    ],
  };
}

const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;
const bounded = (metres: number): number =>
  Math.min(FARTHEST, Math.max(-FARTHEST, Number.isNaN(metres) ? 0 : metres));

/** The least of a list, which may be too long to be spread. */
export const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), values[0] ?? 0);
/** The most of a list, likewise. */
export const most = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.max(one, other), values[0] ?? 0);
