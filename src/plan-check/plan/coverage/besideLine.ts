import type {Vector} from '../../geometry/sphere';

/** How far a corner may reach out, in widths of the distance: sharp corners are cut there. */
const LONGEST_CORNER = 3;

/**
 * A line so many metres to the right of another, to the left where they are negative.
 *
 * @param isRing whether its last point is joined to the first, which is not repeated
 */
export function besideLine(points: readonly Vector[], metres: number, isRing: boolean): Vector[] {
  const corners = points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  );
  const last = corners.length - 1;
  const right = (from: number): Vector => {
    const [[ax, ay], [bx, by]] = [corners[from] ?? [0, 0], corners[(from + 1) % corners.length] ?? [0, 0]];
    const length = Math.hypot(bx - ax, by - ay);
    return length === 0 ? [1, 0] : [(by - ay) / length, (ax - bx) / length];
  };
  return corners.map(([x, y], index): Vector => {
    const after = right(!isRing && index === last ? Math.max(0, last - 1) : index);
    const before = !isRing && index === 0 ? after : right(index === 0 ? last : index - 1);
    const [dx, dy] = between(before, after);
    return [x + dx * metres, y + dy * metres];
  });
}

/** From a corner to the corner of the line beside, for a distance of one. */
function between([ax, ay]: Vector, [bx, by]: Vector): Vector {
  const length = Math.hypot(ax + bx, ay + by);
  if (length < 1e-9) return [ax, ay];
  const reach = Math.min(LONGEST_CORNER, 2 / length) / length;
  return [(ax + bx) * reach, (ay + by) * reach];
}
