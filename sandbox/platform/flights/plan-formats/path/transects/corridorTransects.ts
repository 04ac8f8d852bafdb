import {offsetLine} from './offsetLine';
import {planeOf, type PlanePoint} from './plane';

/** How parallel lines follow a line. Metres. */
export interface CorridorShape {
  /** The middle line: longitude, latitude. */
  readonly line: readonly (readonly number[])[];
  readonly width: number;
  readonly spacing: number;
  readonly turnaround: number;
  /** Where the flight begins: 0 left at the start, 1 right at the start, 2 left at the end, 3 right at the end. */
  readonly entryPoint: number;
}

/** How many lines cover a corridor: as many as fit, at least one. */
export function corridorLines({width, spacing}: Pick<CorridorShape, 'width' | 'spacing'>): number {
  return Math.max(1, Math.ceil(width / spacing));
}

/** The lines that a corridor flies, in order, each against the one before: longitude, latitude. */
export function corridorTransects(shape: CorridorShape): [lon: number, lat: number][][] {
  const {line, spacing, turnaround, entryPoint} = shape;
  const plane = planeOf(line);
  const middle = line.map(plane.toPlane);
  const count = corridorLines(shape);
  // Centred: half of the lines on each side. The first is the one on the left.
  const offsets = Array.from({length: count}, (_, index) => (index - (count - 1) / 2) * spacing);
  const sides = entryPoint % 2 === 1 ? offsets.reverse() : offsets;
  const fromEnd = entryPoint >= 2;
  return sides.map((offset, index) => {
    const beside = lengthened(offsetLine(middle, offset, false), turnaround);
    const isForwards = fromEnd === (index % 2 === 1);
    return (isForwards ? beside : beside.reverse()).map(plane.toEarth);
  });
}

/** A line with both ends drawn out by `metres`. */
function lengthened(points: readonly PlanePoint[], metres: number): PlanePoint[] {
  const [first, second] = points;
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !beforeLast) return [...points];
  return [beyond(second, first, metres), ...points.slice(1, -1), beyond(beforeLast, last, metres)];
}

function beyond([ax, ay]: PlanePoint, [bx, by]: PlanePoint, metres: number): PlanePoint {
  const share = metres / Math.max(1e-9, Math.hypot(bx - ax, by - ay));
  return [bx + (bx - ax) * share, by + (by - ay) * share];
}
