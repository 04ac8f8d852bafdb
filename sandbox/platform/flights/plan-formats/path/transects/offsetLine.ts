import type {PlanePoint} from './plane';

/** How far a corner may reach out, in offsets: sharp corners are cut there. */
const LONGEST_MITRE = 3;

/**
 * A line beside a line: `distance` metres to the right of it in flight direction, negative to the left.
 * @param isRing - whether the last point joins the first (which it does not repeat).
 */
export function offsetLine(points: readonly PlanePoint[], distance: number, isRing: boolean): PlanePoint[] {
  const corners = points.filter((point, index) => index === 0 || !isSame(point, points[index - 1]));
  const count = corners.length;
  const directions = corners.map((corner, index) =>
    direction(corner, corners[(index + 1) % count] ?? corner),
  );
  return corners.map(([east, north], index) => {
    const isEnd = !isRing && index === count - 1;
    const isStart = !isRing && index === 0;
    const after = directions[isEnd ? Math.max(0, index - 1) : index] ?? [0, 1];
    const before = isStart ? after : (directions[(index - 1 + count) % count] ?? after);
    const [x, y] = mitre(rightOf(before), rightOf(after));
    return [east + x * distance, north + y * distance];
  });
}

/** Towards the area outside a ring: 1 when that is to the right (drawn counter-clockwise), else -1. */
export function outwards(ring: readonly PlanePoint[]): 1 | -1 {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled >= 0 ? 1 : -1;
}

/** Where the corner of the offset line is, for an offset of one: on both lines at once. */
function mitre([ax, ay]: PlanePoint, [bx, by]: PlanePoint): PlanePoint {
  const [x, y] = [ax + bx, ay + by];
  const length = Math.hypot(x, y);
  if (length < 1e-9) return [ax, ay];
  const reach = Math.min(LONGEST_MITRE, 2 / length);
  return [(x / length) * reach, (y / length) * reach];
}

function direction([ax, ay]: PlanePoint, [bx, by]: PlanePoint): PlanePoint {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? [0, 1] : [(bx - ax) / length, (by - ay) / length];
}

const rightOf = ([x, y]: PlanePoint): PlanePoint => [y, -x];

function isSame(a: PlanePoint, b: PlanePoint | undefined): boolean {
  return a[0] === b?.[0] && a[1] === b[1];
}
