import {distanceMetres, lonDifference, type LonLat} from '../../../geometry/sphere';

/** How many points stand for one edge of the line, when its edges are long enough to show a corner. */
const POINTS_PER_EDGE = 3;
const SHORTEST_CURVE = 300;

/** A line of points; each edge of the line it was made from became `perEdge` of its own. */
export interface SmoothLine {
  readonly perEdge: number;
  slice(from: number, behind: number): LonLat[];
}

/** Rounds the corners of a line without leaving its points (a Catmull-Rom spline). */
export function smoothLine(positions: readonly LonLat[]): SmoothLine {
  const [first, second] = positions;
  const isCurved = first && second && distanceMetres(first, second) > SHORTEST_CURVE;
  const perEdge = isCurved ? POINTS_PER_EDGE : 1;
  const points = positions.flatMap((position, index) => {
    const next = positions[index + 1];
    if (!next) return [position];
    const [before, behind] = [positions[index - 1] ?? position, positions[index + 2] ?? next];
    return Array.from({length: perEdge}, (_, step) => along(before, position, next, behind, step / perEdge));
  });
  return {perEdge, slice: (from, behind) => points.slice(from, behind)};
}

function along(before: LonLat, from: LonLat, to: LonLat, behind: LonLat, share: number): LonLat {
  // Around `from`, so that a road across the antimeridian does not run around the world.
  const lon = (position: LonLat) => from[0] + lonDifference(from[0], position[0]);
  const east = spline(lon(before), from[0], lon(to), lon(behind), share);
  return [east - Math.round(east / 360) * 360, spline(before[1], from[1], to[1], behind[1], share)];
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const linear = c - a;
  const square = 2 * a - 5 * b + 4 * c - d;
  const cubic = 3 * b - a - 3 * c + d;
  return b + 0.5 * t * (linear + t * (square + t * cubic));
}
