import polyline from '@mapbox/polyline';
import type {Schemas} from '@site/src/platform';
import {distanceMetres, planeAt} from '../geometry/sphere';
import {pointAt, type FlownPath, type PathPoint} from './flownPath';

/** A response names each stretch with its alert: more steps than this would make it needlessly long. */
const MOST_STEPS = 400;

/** The lines that make up each step of the body: index of the first and of the last point. */
function stepsOf({points}: FlownPath): readonly (readonly [from: number, to: number])[] {
  const lines = points.length - 1;
  // Hovering over a position is a line that ends where it begins.
  if (lines === 0) return [[0, 0]];
  const together = Math.ceil(lines / MOST_STEPS);
  return Array.from({length: Math.ceil(lines / Math.max(1, together))}, (_, index) => [
    index * together,
    Math.min(lines, (index + 1) * together),
  ]);
}

/**
 * The path as the weather of a way is asked for that nobody has stored: one leg, and a step for each line.
 * Undefined for a plan without a flight path.
 *
 * @param departure milliseconds since 1970
 */
export function routeBody(path: FlownPath, departure: number): Schemas['RouteBody'] | undefined {
  const {points, length, duration} = path;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const steps = stepsOf(path).map(([from, to]) => partOf(points.slice(from, to + 1)));
  const leg = {summary: '', distance: length, duration, steps};
  return {
    routeId: 'plan',
    departureTime: new Date(departure).toISOString(),
    routes: [{geometry: encoded(points), distance: length, duration, legs: [leg]}],
  };
}

function partOf(points: readonly PathPoint[]): Schemas['RouteStep'] {
  const [first, last] = [points[0], points.at(-1)];
  return {
    geometry: encoded(points),
    distance: (last?.distance ?? 0) - (first?.distance ?? 0),
    duration: (last?.seconds ?? 0) - (first?.seconds ?? 0),
    name: '',
  };
}

function encoded(points: readonly PathPoint[]): string {
  const positions = points.map(({position: [lon, lat]}): [number, number] => [lat, lon]);
  return polyline.encode(points.length === 1 ? [...positions, ...positions] : positions);
}

/** Metres of path before a position that a response names, which lies on the lines of a step. */
export function distanceOf(path: FlownPath, step: number, position: readonly number[]): number {
  const [from, to] = stepsOf(path)[step] ?? [0, path.points.length - 1];
  let [best, nearest] = [path.points[from]?.distance ?? 0, Infinity];
  for (let index = from; index < to; index++) {
    const [a, b] = [path.points[index], path.points[index + 1]];
    if (!a || !b) continue;
    const distance = a.distance + shareAlong(a, b, position) * (b.distance - a.distance);
    const [lon = 0, lat = 0] = position;
    const off = distanceMetres(pointAt(path, distance)?.position ?? a.position, [lon, lat]);
    if (off < nearest) [best, nearest] = [distance, off];
  }
  return best;
}

/** Where on a line a position is, 0 to 1. */
function shareAlong(a: PathPoint, b: PathPoint, [lon = 0, lat = 0]: readonly number[]): number {
  const {toPlane} = planeAt(a.position);
  const [bx, by] = toPlane(b.position);
  const [x, y] = toPlane([lon, lat]);
  const length = bx * bx + by * by;
  return length === 0 ? 0 : Math.max(0, Math.min(1, (x * bx + y * by) / length));
}
