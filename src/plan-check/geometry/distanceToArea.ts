import {isInside, spansInside, type AreaGeometry} from './spans';
import {planeAt, unwrapped, type LonLat, type Vector} from './sphere';

/**
 * Metres from a position, or from a line of several, to an area: 0 where they meet. Flat around the first position, so
 * that it is right for what is near.
 */
export function distanceToArea(line: readonly LonLat[], area: AreaGeometry): number {
  const [first] = line;
  if (!first) return Infinity;
  const pieces = line.slice(1).map((to, index) => [line[index] ?? to, to] as const);
  if (line.some((position) => isInside(position, area))) return 0;
  if (pieces.some(([from, to]) => spansInside(from, to, area).length > 0)) return 0;
  const {toPlane} = planeAt(first);
  const flat = ([lon = 0, lat = 0]: readonly number[]) => toPlane([unwrapped(lon, first[0]), lat]);
  const edges = edgesOf(area).map(([from, to]) => [flat(from), flat(to)] as const);
  const points = line.map(flat);
  const sides = pieces.map(([from, to]) => [flat(from), flat(to)] as const);
  let least = Infinity;
  // Two lines that do not cross are nearest at an end of one of them.
  for (const [from, to] of edges) {
    for (const point of points) least = Math.min(least, distanceToLine(point, from, to));
    for (const [start, end] of sides) least = Math.min(least, distanceToLine(from, start, end));
  }
  return least;
}

function edgesOf(area: AreaGeometry): (readonly [readonly number[], readonly number[]])[] {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return polygons
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const));
}

function distanceToLine([x, y]: Vector, [ax, ay]: Vector, [bx, by]: Vector): number {
  const [east, north] = [bx - ax, by - ay];
  const length = east * east + north * north;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * east + (y - ay) * north) / length));
  return Math.hypot(x - ax - share * east, y - ay - share * north);
}
