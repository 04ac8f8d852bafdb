import type {Position} from './ring';

/** The smallest box around something: degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The box around some positions; one that touches nothing around none. */
export function boxOf(positions: readonly Position[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon = 0, lat = 0] of positions) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

/** Whether two boxes share a position. */
export function touch(a: Box, b: Box): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}
