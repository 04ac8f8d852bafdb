import {distanceMetres, METRES_PER_DEGREE, type LonLat} from '../geometry/sphere';
import {pointAt} from '../path/flownPath';
import type {PathedPlan} from '../path/pathedPlan';
import {heightOf} from './heightOf';

/** Closer than this, in metres, and two aircraft would meet if they were there at once. */
export const NEAR = 50;
export const NEAR_IN_HEIGHT = 30;
/** Paths are compared at positions so far apart, in metres. */
const STEP = 20;

/** Two plans that come close to one another in space, no matter when they are flown. */
export interface Crossing {
  readonly one: PathedPlan;
  readonly other: PathedPlan;
  /** Where they are closest. */
  readonly position: LonLat;
  /** Metres between the paths there. */
  readonly distance: number;
  /** Metres between their heights there; undefined where a plan does not say how high above the sea it flies. */
  readonly heightDifference: number | undefined;
}

interface Sample {
  readonly plan: PathedPlan;
  /** Of the plan, among all that are compared. */
  readonly index: number;
  readonly position: LonLat;
  readonly height: number | undefined;
}

/**
 * Plans that cross each other in space and height, each pair once, the closest first. Where the heights of two plans
 * cannot be compared, they count as the same.
 */
export function crossingsOf(plans: readonly PathedPlan[]): readonly Crossing[] {
  const cells = new Map<string, Sample[]>();
  const closest = new Map<string, Crossing>();
  plans.forEach((plan, index) => {
    for (const sample of samplesOf(plan, index)) {
      for (const other of nearCells(sample.position).flatMap((cell) => cells.get(cell) ?? [])) {
        if (other.plan === plan) continue;
        const crossing = crossingAt(other, sample);
        if (!crossing) continue;
        const pair = `${other.index},${index}`;
        if (crossing.distance < (closest.get(pair)?.distance ?? Infinity)) closest.set(pair, crossing);
      }
      const key = cellOf(sample.position);
      const there = cells.get(key);
      if (there) there.push(sample);
      else cells.set(key, [sample]);
    }
  });
  return [...closest.values()].sort((one, other) => one.distance - other.distance);
}

function crossingAt(one: Sample, other: Sample): Crossing | undefined {
  const distance = distanceMetres(one.position, other.position);
  if (distance > NEAR) return undefined;
  const isKnown = one.height !== undefined && other.height !== undefined;
  const heightDifference = isKnown ? Math.abs((one.height ?? 0) - (other.height ?? 0)) : undefined;
  if (heightDifference !== undefined && heightDifference > NEAR_IN_HEIGHT) return undefined;
  return {one: one.plan, other: other.plan, position: other.position, distance, heightDifference};
}

function samplesOf(plan: PathedPlan, index: number): Sample[] {
  const {path, launchAltitude} = plan;
  const count = Math.max(1, Math.ceil(path.length / STEP));
  const distances = Array.from({length: count + 1}, (_, step) => (path.length * step) / count);
  return distances.flatMap((distance): Sample[] => {
    const point = pointAt(path, distance);
    return point ? [{plan, index, position: point.position, height: heightOf(point, launchAltitude)}] : [];
  });
}

/** The squares of a grid, whose sides are as long as what counts as near: that of a position, and those around it. */
function nearCells([lon, lat]: LonLat): string[] {
  const row = rowOf(lat);
  return [row - 1, row, row + 1].flatMap((y) => {
    const column = columnOf(lon, y);
    return [column - 1, column, column + 1].map((x) => `${x},${y}`);
  });
}

function cellOf([lon, lat]: LonLat): string {
  const row = rowOf(lat);
  return `${columnOf(lon, row)},${row}`;
}

const rowOf = (lat: number) => Math.floor((lat * METRES_PER_DEGREE) / NEAR);

/** Each row has squares of its own width in degrees: towards the poles they grow. */
function columnOf(lon: number, row: number): number {
  const scale = Math.cos((((row + 0.5) * NEAR) / METRES_PER_DEGREE) * (Math.PI / 180));
  return Math.floor((lon * METRES_PER_DEGREE * scale) / NEAR);
}
