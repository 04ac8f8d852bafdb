import {lonDifference} from '../../../geometry/sphere';

/** Something that changes the weather around a position, and nothing beyond its reach. */
export interface Influence {
  lon: number;
  lat: number;
  /** Degrees of latitude to where it ends. */
  reach: number;
}

/** A box of longitudes and latitudes, in degrees; `west` may lie beyond -180 or `east` beyond 180. */
export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Those influences that can touch a box: the others need not be asked at its positions. */
export function touching<T extends Influence>(influences: readonly T[], box: Box): T[] {
  const middle = (box.west + box.east) / 2;
  const half = (box.east - box.west) / 2;
  const furthest = Math.min(89, Math.max(Math.abs(box.south), Math.abs(box.north)));
  const stretch = 1 / Math.cos((furthest * Math.PI) / 180);
  return influences.filter(
    ({lon, lat, reach}) =>
      lat + reach >= box.south &&
      lat - reach <= box.north &&
      Math.abs(lonDifference(middle, lon)) <= half + reach * stretch,
  );
}

/** How much of an influence is felt at a distance: 1 at its heart, 0 at its reach, smooth between. */
export function felt(distanceSquared: number, reach: number): number {
  const left = 1 - distanceSquared / (reach * reach);
  return left > 0 ? left * left : 0;
}
