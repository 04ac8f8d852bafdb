import type {Point} from './clipLine';

/**
 * The part of a ring that lies in the square from `low` to `high`; empty where it passes by. A ring that leaves the
 * square and comes back runs along its edge (Sutherland and Hodgman's way).
 *
 * @param ring without its first point at the end
 */
export function clipRing(ring: readonly Point[], low: number, high: number): Point[] {
  let points = [...ring];
  for (const axis of [0, 1] as const)
    for (const [edge, inwards] of [
      [low, 1],
      [high, -1],
    ] as const) {
      const depth = (point: Point) => (point[axis] - edge) * inwards;
      points = points.flatMap((to, index) => {
        const from = points.at(index - 1) ?? to;
        const [before, here] = [depth(from), depth(to)];
        const crossing = before < 0 === here < 0 ? [] : [between(from, to, before / (before - here))];
        return here < 0 ? crossing : [...crossing, to];
      });
    }
  return points;
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}
