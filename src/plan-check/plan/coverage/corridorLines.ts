import type {LonLat, Vector} from '../../geometry/sphere';
import {numberOf, type Json} from '../values';
import {besideLine} from './besideLine';
import {entryOf, turnaroundOf} from './settings';
import {surfaceOf, type Line} from './surface';

/** How many lines cover a corridor: as many as its width needs. */
export function corridorCount(settings: Json, spacing: number): number {
  return Math.max(1, Math.ceil((numberOf(settings['width']) ?? 0) / spacing));
}

/** Lines beside a middle line, half of them on each side, each flown against the one before. */
export function corridorLines(line: Line, settings: Json, spacing: number): LonLat[] {
  const {toPlane, toEarth} = surfaceOf(line);
  const middle = line.map(toPlane);
  const [entry, turnaround] = [entryOf(settings), turnaroundOf(settings)];
  const count = corridorCount(settings, spacing);
  const offsets = Array.from({length: count}, (_, index) => (index - (count - 1) / 2) * spacing);
  if (entry % 2 === 1) offsets.reverse();
  return offsets.flatMap((offset, index) => {
    const beside = drawnOut(besideLine(middle, offset, false), turnaround);
    const isForwards = entry >= 2 === (index % 2 === 1);
    return (isForwards ? beside : beside.reverse()).map(toEarth);
  });
}

/** A line with both ends so many metres further out. */
function drawnOut(points: readonly Vector[], metres: number): Vector[] {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return [...points];
  return [beyond(second, first, metres), ...points.slice(1, -1), beyond(before, last, metres)];
}

function beyond([ax, ay]: Vector, [bx, by]: Vector, metres: number): Vector {
  const share = metres / Math.max(1e-9, Math.hypot(bx - ax, by - ay));
  return [bx + (bx - ax) * share, by + (by - ay) * share];
}
