import {palettePng, type Colour} from '../shared/tiles/palettePng';
import type {TileCoordinates} from '../shared/tiles/tileCoordinates';
import type {Fire} from '../../world/fires/types';
import {TILE_SIZE} from '../../world/weather/tile';
import {fillRings, strokeRing, toPixels} from './raster';

const SEEN = 1;
const REPORTED = 2;
const EDGE = 3;
/** Fills let the map shine through. */
const palette: readonly Colour[] = [
  [0, 0, 0, 0],
  [255, 145, 20, 190],
  [222, 40, 30, 150],
  [130, 12, 12, 255],
];

/** The PNG of a tile with fires painted in their order; `null` when none touches it. */
export function paintFires(fires: readonly Fire[], tile: TileCoordinates): Uint8Array | null {
  const pixels = new Uint8Array(TILE_SIZE * TILE_SIZE);
  for (const {source, geometry} of fires) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const polygon of polygons) {
      const rings = polygon.map((ring) => toPixels(ring, tile));
      if (!rings[0] || !touchesTile(rings[0])) continue;
      fillRings(pixels, rings, source === 'sat' ? SEEN : REPORTED);
      // The edge also shows what is smaller than a pixel.
      for (const ring of rings) strokeRing(pixels, ring, source === 'sat' ? SEEN : EDGE);
    }
  }
  return pixels.some((pixel) => pixel > 0) ? palettePng(pixels, TILE_SIZE, palette) : null;
}

function touchesTile(ring: readonly (readonly [number, number])[]): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const meets = (values: number[]) => Math.max(...values) >= 0 && Math.min(...values) < TILE_SIZE;
  return meets(xs) && meets(ys);
}
