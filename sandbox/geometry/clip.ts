import {boxOf, touch, type Box} from './box';
import {isInsideRing, type Position, type Rings} from './ring';
import {rounded} from './rounded';

/** A polygon that many lines are compared with: its box is worked out once. */
export interface Area {
  readonly rings: Rings;
  readonly box: Box;
}

export function areaOf(rings: Rings): Area {
  return {rings, box: boxOf(rings[0] ?? [])};
}

/** The parts of a straight line, as shares 0 to 1 of it, that lie in at least one area; neighbouring parts are one. */
export function sharesInside(from: Position, to: Position, areas: readonly Area[]): [number, number][] {
  const box = boxOf([from, to]);
  const near = areas.filter((area) => touch(area.box, box)).map(({rings}) => rings);
  if (near.length === 0) return [];
  const shares = [0, ...crossings(from, to, near.flat()).sort((a, b) => a - b), 1];
  const parts: [number, number][] = [];
  for (let index = 1; index < shares.length; index++) {
    const [begin, end] = [shares[index - 1] as number, shares[index] as number];
    if (end - begin < 1e-12) continue;
    const middle = (begin + end) / 2;
    if (!near.some((rings) => isInside(rings, from, to, middle))) continue;
    const last = parts.at(-1);
    if (last && begin - last[1] < 1e-12) last[1] = end;
    else parts.push([begin, end]);
  }
  return parts;
}

/** The position at a share of a line, altitude in between; coordinates to a centimetre. */
export function positionAt(from: Position, to: Position, share: number): number[] {
  if (share === 0) return [...from];
  if (share === 1) return [...to];
  return from.map((value, axis) => {
    // Weighted, and rounded only where there are decimals: altitudes may be any number, and have to stay one.
    const between = value * (1 - share) + (to[axis] ?? value) * share;
    return Math.abs(between) < 1e9 ? rounded(between, axis === 2 ? 2 : 7) : between;
  });
}

/** Where a line crosses the edges of rings, as shares of the line. */
function crossings([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position, rings: Rings): number[] {
  const [dx, dy] = [toX - x, toY - y];
  const shares: number[] = [];
  for (const ring of rings)
    for (let index = 1; index < ring.length; index++) {
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [ring[index - 1] ?? [], ring[index] ?? []];
      const [ex, ey] = [bx - ax, by - ay];
      const cross = dx * ey - dy * ex;
      if (cross === 0) continue;
      const share = ((ax - x) * ey - (ay - y) * ex) / cross;
      const alongEdge = ((ax - x) * dy - (ay - y) * dx) / cross;
      if (share > 0 && share < 1 && alongEdge >= 0 && alongEdge <= 1) shares.push(share);
    }
  return shares;
}

function isInside(
  [outer = [], ...holes]: Rings,
  [x = 0, y = 0]: Position,
  [toX = 0, toY = 0]: Position,
  share: number,
): boolean {
  const position = [x + (toX - x) * share, y + (toY - y) * share] as const;
  return isInsideRing(outer, position) && !holes.some((hole) => isInsideRing(hole, position));
}
