import type {Position} from '../contract/homeFacts';

/** Point on the drawing, in units of its view box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Equirectangular projection, true to scale along its middle parallel: enough for a sheet of thirty kilometres. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  /** Units of the drawing for one kilometre. */
  readonly kilometre: number;
  readonly project: (position: Position) => Point;
  /** Path data of a line; closed for a ring. */
  path(line: readonly Position[], closed?: boolean): string;
}

interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

const KILOMETRES_PER_DEGREE = 111.32;

/** @param width Width of the drawing; the height follows from the extent. */
export function createProjection({west, east, south, north}: Extent, width: number): Projection {
  const parallel = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perDegree = width / ((east - west) * parallel);
  const project = ([lon, lat]: Position): Point => ({
    x: round((lon - west) * parallel * perDegree),
    y: round((north - lat) * perDegree),
  });
  return {
    width,
    height: round((north - south) * perDegree),
    kilometre: perDegree / KILOMETRES_PER_DEGREE,
    project,
    path: (line, closed = false) => toPath(line.map(project)) + (closed ? 'Z' : ''),
  };
}

/** Path data through points. */
export function toPath(points: readonly Point[]): string {
  return points.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The point at a fraction of a line's length, and the line's direction there in radians. */
export function pointAlong(points: readonly Point[], fraction: number): Point & {direction: number} {
  const parts = partsOf(points);
  let rest = fraction * parts.reduce((sum, {length}) => sum + length, 0);
  for (const [index, {from, to, length}] of parts.entries()) {
    if (rest <= length || index === parts.length - 1) {
      const share = length === 0 ? 0 : Math.min(rest / length, 1);
      return {
        x: round(from.x + (to.x - from.x) * share),
        y: round(from.y + (to.y - from.y) * share),
        direction: Math.atan2(to.y - from.y, to.x - from.x),
      };
    }
    rest -= length;
  }
  throw new Error('A line needs two points at least.');
}

/** The part of a line between two fractions of its length. */
export function stretch(points: readonly Point[], from: number, to: number): Point[] {
  const parts = partsOf(points);
  const whole = parts.reduce((sum, {length}) => sum + length, 0);
  let passed = 0;
  const inside = parts.flatMap((part) => {
    passed += part.length;
    return passed > from * whole && passed < to * whole ? [part.to] : [];
  });
  return [pointAlong(points, from), ...inside, pointAlong(points, to)];
}

function partsOf(points: readonly Point[]): {from: Point; to: Point; length: number}[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {from, to, length: Math.hypot(to.x - from.x, to.y - from.y)};
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
