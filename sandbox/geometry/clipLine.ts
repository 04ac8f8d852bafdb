/** A point on a plane. */
export type Point = readonly [x: number, y: number];

/** The parts of a line that lie in the square from `low` to `high`, cut off at its edges; none where it passes by. */
export function clipLine(line: readonly Point[], low: number, high: number): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const shares = sharesWithin(from, to, low, high);
    if (!shares) return;
    const [begin, end] = shares;
    if (begin > 0 || part.length === 0) parts.push((part = [between(from, to, begin)]));
    part.push(between(from, to, end));
    if (end < 1) part = [];
  });
  return parts;
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Where a straight line enters and leaves the square, as shares of it (Liang and Barsky's way). */
function sharesWithin(
  from: Point,
  to: Point,
  low: number,
  high: number,
): readonly [number, number] | undefined {
  let [begin, end] = [0, 1];
  for (const axis of [0, 1] as const) {
    const step = to[axis] - from[axis];
    if (step === 0) {
      if (from[axis] < low || from[axis] > high) return undefined;
      continue;
    }
    const [one, other] = [(low - from[axis]) / step, (high - from[axis]) / step];
    begin = Math.max(begin, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return begin < end ? [begin, end] : undefined;
}
