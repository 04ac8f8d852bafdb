import {hash} from '../../../../world/frame/hash';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import type {Ground} from '../../../../world/roads/ground';
import {LEAST_OF_MOUNTAINS, nodesOf} from './nodes';
import {PixelRow, RELIEF_SIDE} from './pixelRow';
import {ShapesOfRow} from './shapesOfRow';

/**
 * Heights of the invented land in metres for each pixel of a tile: 0 at sea, low at coasts, hills inland and mountains
 * where the world has them; lakes are level. A function of the seed; the closer the tile, the finer.
 *
 * @returns `undefined` for a tile of water
 */
export function heightsOf(tile: TileCoordinates, ground: Ground): Float32Array | undefined {
  const nodes = nodesOf(tile, ground);
  if (!nodes) return undefined;
  const shapes = new ShapesOfRow(tile, hash(ground.seed, 90));
  const {ridges, waves} = shapes;
  const [land, hills] = [new PixelRow(nodes.land), new PixelRow(nodes.hills)];
  const [mountains, summits] = [new PixelRow(nodes.mountains), new PixelRow(nodes.summits)];
  const [lakes, levels] = [new PixelRow(nodes.lakes), new PixelRow(nodes.levels)];
  const heights = new Float32Array(RELIEF_SIDE * RELIEF_SIDE);
  for (let row = 0; row < RELIEF_SIDE; row++) {
    for (const each of [shapes, land, hills, mountains, summits, lakes, levels]) each.moveTo(row);
    for (let column = 0; column < RELIEF_SIDE; column++) {
      const ridge = ridges[column] as number;
      const rise =
        (mountains.values[column] as number) * (LEAST_OF_MOUNTAINS + ridge) +
        (summits.values[column] as number) * (0.7 + 0.4 * ridge) +
        (hills.values[column] as number) * (0.5 + (waves[column] as number));
      // Land ends where half of it is left between two nodes.
      const height = Math.max(0, 2 * (land.values[column] as number) - 1) * Math.max(0, rise);
      // Shores slope down to the water between two nodes.
      heights[row * RELIEF_SIDE + column] =
        (1 - (lakes.values[column] as number)) * height + (levels.values[column] as number);
    }
  }
  return heights;
}
