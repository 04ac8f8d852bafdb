import {rounded} from './rounded';
import type {Ring} from './ring';

/** Where two edges of a polygon meet that must not. */
export interface Crossing {
  readonly ring: number;
  readonly other: number;
  /** A position that both edges pass, rounded to 6 decimals, some 10 cm. */
  readonly near: readonly [lon: number, lat: number];
}

/** A position in which two rings touch without crossing. */
export interface Touch {
  readonly rings: readonly [number, number];
  readonly at: readonly [lon: number, lat: number];
}

/** An edge, with its box: the sweep asks for little else. */
interface Edge {
  readonly ring: number;
  readonly index: number;
  /** How many edges its ring has. */
  readonly count: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** A quarter of a second or so. Real boundaries need some hundred times less. */
const MOST_COMPARISONS = 40_000_000;

/** A touch is remembered, so it counts for more than the comparison that finds it. */
const COMPARISONS_OF_A_TOUCH = 1000;

/**
 * Finds two edges that cross. Edges of one ring may meet only where they follow each other; rings may touch each other
 * in a point. Edges are swept from west to east and compared only while they overlap: @turf/kinks compares each with
 * each, which takes minutes for a boundary of a megabyte.
 * @param touches - gets the positions in which rings touch.
 */
export function findCrossing(
  rings: readonly Ring[],
  touches: Touch[] = [],
): Crossing | 'too intricate' | undefined {
  const edges = rings.flatMap(edgesOf).sort((left, right) => left.minX - right.minX);
  const active: Edge[] = [];
  let comparisons = 0;
  for (const edge of edges) {
    comparisons += active.length;
    if (comparisons > MOST_COMPARISONS) return 'too intricate';
    // Closed up in place: a fresh list for each edge costs more than the comparisons.
    let kept = 0;
    for (const other of active) {
      if (other.maxX < edge.minX) continue;
      active[kept++] = other;
      if (other.minY > edge.maxY || other.maxY < edge.minY) continue;
      if (!clash(edge, other)) {
        if (edge.ring === other.ring || !meet(edge, other, true)) continue;
        comparisons += COMPARISONS_OF_A_TOUCH;
        touches.push({rings: [edge.ring, other.ring], at: sharedEnd(edge, other)});
        continue;
      }
      const [first, second] = edge.ring <= other.ring ? [edge, other] : [other, edge];
      return {ring: second.ring, other: first.ring, near: meetingPosition(edge, other)};
    }
    active.length = kept;
    active.push(edge);
  }
  return undefined;
}

/** A ring's edges; positions that repeat the one before make none. */
function edgesOf(ring: Ring, ringIndex: number): Edge[] {
  const corners = ring.filter(
    ([lon, lat], index) => index === 0 || lon !== ring[index - 1]?.[0] || lat !== ring[index - 1]?.[1],
  );
  return corners.slice(1).map(([bx = 0, by = 0], index) => {
    const [ax = 0, ay = 0] = corners[index] ?? [];
    return {
      ring: ringIndex,
      index,
      count: corners.length - 1,
      ax,
      ay,
      bx,
      by,
      minX: Math.min(ax, bx),
      maxX: Math.max(ax, bx),
      minY: Math.min(ay, by),
      maxY: Math.max(ay, by),
    };
  });
}

function clash(a: Edge, b: Edge): boolean {
  if (a.ring !== b.ring) return meet(a, b, false);
  if ((a.index + 1) % a.count === b.index) return foldsBack(a, b);
  if ((b.index + 1) % b.count === a.index) return foldsBack(b, a);
  return meet(a, b, true);
}

/** Whether the second of two edges that follow each other runs back over the first. */
function foldsBack(first: Edge, next: Edge): boolean {
  if (side(first, next.bx, next.by) !== 0) return false;
  return (first.ax - first.bx) * (next.bx - next.ax) + (first.ay - first.by) * (next.by - next.ay) > 0;
}

/** Whether two edges cross or run along each other; `touching` says whether to touch in a point is to meet. */
function meet(a: Edge, b: Edge, touching: boolean): boolean {
  const [fromA, toA] = [Math.sign(side(b, a.ax, a.ay)), Math.sign(side(b, a.bx, a.by))];
  const [fromB, toB] = [Math.sign(side(a, b.ax, b.ay)), Math.sign(side(a, b.bx, b.by))];
  if (fromA * toA > 0 || fromB * toB > 0) return false;
  const isCollinear = fromA === 0 && toA === 0;
  if (isCollinear) return overlap(a, b, touching);
  return touching || (fromA * toA < 0 && fromB * toB < 0);
}

/** Of two edges on one line, whether they share more than a point, or a point where that counts. */
function overlap(a: Edge, b: Edge, touching: boolean): boolean {
  const alongX = Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX);
  const alongY = Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY);
  if (alongX < 0 || alongY < 0) return false;
  return touching || alongX > 0 || alongY > 0;
}

/** Where two edges meet; of edges that run along each other the first end that lies on both. */
function meetingPosition(a: Edge, b: Edge): [lon: number, lat: number] {
  const [from, to] = [side(b, a.ax, a.ay), side(b, a.bx, a.by)];
  if (Math.sign(from) !== Math.sign(to)) {
    const share = from / (from - to);
    return [rounded(a.ax + share * (a.bx - a.ax), 6), rounded(a.ay + share * (a.by - a.ay), 6)];
  }
  const isOnBoth = (x: number, y: number) => isInBox(a, x, y) && isInBox(b, x, y);
  if (isOnBoth(a.ax, a.ay)) return [a.ax, a.ay];
  return isOnBoth(a.bx, a.by) ? [a.bx, a.by] : [b.ax, b.ay];
}

/** Of two edges that touch in a point, the end that lies on the other edge. */
function sharedEnd(a: Edge, b: Edge): [lon: number, lat: number] {
  if (side(b, a.ax, a.ay) === 0 && isInBox(b, a.ax, a.ay)) return [a.ax, a.ay];
  if (side(b, a.bx, a.by) === 0 && isInBox(b, a.bx, a.by)) return [a.bx, a.by];
  return side(a, b.ax, b.ay) === 0 && isInBox(a, b.ax, b.ay) ? [b.ax, b.ay] : [b.bx, b.by];
}

function isInBox({minX, maxX, minY, maxY}: Edge, x: number, y: number): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

/** On which side of an edge a position lies: the sign; 0 on its line. */
function side({ax, ay, bx, by}: Edge, x: number, y: number): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}
