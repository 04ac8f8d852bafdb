import {rounded} from '../../../../../geometry/rounded';
import {METRES_PER_DEGREE, RADIANS, lonDifference} from '../../../../../geometry/sphere';

/** Metres east and north of a plane's origin. */
export type PlanePoint = readonly [east: number, north: number];

/** A flat piece of the earth: true enough over the few kilometres that one area or corridor spans. */
export interface Plane {
  readonly toPlane: (position: readonly number[]) => PlanePoint;
  /** Longitude and latitude, to the centimetre. */
  readonly toEarth: (point: PlanePoint) => [lon: number, lat: number];
}

/** Seven decimals of a degree are a centimetre: what ground stations write. */
const DECIMALS = 7;

/** The plane that touches the earth in the middle of some positions. */
export function planeOf(positions: readonly (readonly number[])[]): Plane {
  const [[lon0 = 0] = []] = positions;
  const lats = positions.map(([, lat = 0]) => lat);
  const lat0 = (extreme(lats, Math.min) + extreme(lats, Math.max)) / 2;
  const east = METRES_PER_DEGREE * Math.max(0.001, Math.cos(lat0 * RADIANS));
  return {
    toPlane: ([lon = 0, lat = 0]) => [lonDifference(lon0, lon) * east, (lat - lat0) * METRES_PER_DEGREE],
    toEarth: ([x, y]) => [
      rounded(lonDifference(0, lon0 + onEarth(x) / east), DECIMALS),
      rounded(Math.min(90, Math.max(-90, lat0 + onEarth(y) / METRES_PER_DEGREE)), DECIMALS),
    ],
  };
}

/** Settings may ask for any number of metres; nothing is flown further than around the earth. */
const FARTHEST_METRES = 40_000_000;
const onEarth = (metres: number): number =>
  Math.min(FARTHEST_METRES, Math.max(-FARTHEST_METRES, Number.isNaN(metres) ? 0 : metres));

/** `Math.min` or `Math.max` of a list too long to be spread. */
export function extreme(values: readonly number[], of: (a: number, b: number) => number): number {
  return values.reduce((best, value) => of(best, value), values[0] ?? 0);
}
