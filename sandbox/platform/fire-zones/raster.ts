import type {Position} from 'geojson';
import type {TileCoordinates} from '../shared/tiles/tileCoordinates';
import {RADIANS} from '../../geometry/sphere';
import {TILE_SIZE} from '../../world/weather/tile';

/** A point of a tile, in pixels from its north-west corner. */
export type Pixel = readonly [x: number, y: number];

/** A ring in the pixels of a Web Mercator tile; outside of it they go on in all directions. */
export function toPixels(ring: readonly Position[], {zoom, x, y}: TileCoordinates): Pixel[] {
  const tiles = 2 ** zoom;
  return ring.map(([lon = 0, lat = 0]) => {
    const mercator = Math.asinh(Math.tan(lat * RADIANS));
    return [
      (((lon + 180) / 360) * tiles - x) * TILE_SIZE,
      (((1 - mercator / Math.PI) / 2) * tiles - y) * TILE_SIZE,
    ];
  });
}

/** Paints the pixels whose centre lies in a polygon (even-odd rule). */
export function fillRings(pixels: Uint8Array, rings: readonly (readonly Pixel[])[], colour: number): void {
  for (let row = 0; row < TILE_SIZE; row++) {
    const crossings = rings.flatMap((ring) => crossingsOf(ring, row + 0.5)).sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] as number) - 0.5));
      const to = Math.min(TILE_SIZE, Math.ceil((crossings[pair + 1] as number) - 0.5));
      if (from < to) pixels.fill(colour, row * TILE_SIZE + from, row * TILE_SIZE + to);
    }
  }
}

function crossingsOf(ring: readonly Pixel[], y: number): number[] {
  const crossings: number[] = [];
  for (let index = 1; index < ring.length; index++) {
    const [[ax, ay], [bx, by]] = [ring[index - 1] as Pixel, ring[index] as Pixel];
    if (ay > y !== by > y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  }
  return crossings;
}

/** Paints the pixels that a ring's line passes, half a pixel being close enough. */
export function strokeRing(pixels: Uint8Array, ring: readonly Pixel[], colour: number): void {
  for (let index = 1; index < ring.length; index++) {
    const line = clipped(ring[index - 1] as Pixel, ring[index] as Pixel);
    if (!line) continue;
    const [[ax, ay], [bx, by]] = line;
    const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(bx - ax), Math.abs(by - ay))));
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [
        Math.floor(ax + ((bx - ax) * step) / steps),
        Math.floor(ay + ((by - ay) * step) / steps),
      ];
      if (x >= 0 && x < TILE_SIZE && y >= 0 && y < TILE_SIZE) pixels[y * TILE_SIZE + x] = colour;
    }
  }
}

/** The part of a line that lies in the tile (Liang-Barsky): at high zooms most of it lies far outside. */
function clipped([ax, ay]: Pixel, [bx, by]: Pixel): [Pixel, Pixel] | undefined {
  const [dx, dy] = [bx - ax, by - ay];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, ax],
    [dx, TILE_SIZE - ax],
    [-dy, ay],
    [dy, TILE_SIZE - ay],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  if (from > to) return undefined;
  const at = (share: number): Pixel => [ax + dx * share, ay + dy * share];
  return [at(from), at(to)];
}
