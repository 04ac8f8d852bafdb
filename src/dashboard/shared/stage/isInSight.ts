import type {Bounds} from '@site/src/map';

/** Degrees: on a wider map nobody sees where exactly a point lies. */
const WIDEST_FOR_POINT = 5;
/** A shape that takes less of the map's width than this is a point to whoever looks. */
const SMALLEST_SHARE = 1 / 40;

/** Whether somebody who has `sight` on the map sees `thing`: the whole of it, and large enough to tell where it is. */
export function isInSight(thing: Bounds, sight: Bounds): boolean {
  const [west, south, east, north] = thing;
  const sightWidth = sight[2] - sight[0];
  const isWithin = (turn: number) => west + turn >= sight[0] && east + turn <= sight[2];
  if (south < sight[1] || north > sight[3] || ![-360, 0, 360].some(isWithin)) return false;
  return (
    sightWidth <= WIDEST_FOR_POINT || Math.max(east - west, north - south) >= sightWidth * SMALLEST_SHARE
  );
}
