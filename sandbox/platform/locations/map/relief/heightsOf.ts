import {hash} from '../../../../world/frame/hash';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import type {Ground} from '../../../../world/roads/ground';
import {LEAST_OF_MOUNTAINS, NODE_CELLS, nodesOf} from './nodes';
import {fillOctave} from './octave';

/** Pixels of a tile's side. */
export const RELIEF_SIDE = 256;
/** Cells around the world of the noise that mountains and hills begin with, as powers of two: 55 and 14 km in Oregon. */
const [FIRST_OF_MOUNTAINS, FIRST_OF_HILLS] = [9, 11];
/** The finest noise has cells of four pixels. */
const FINEST = 6;

/**
 * Heights of the invented land in metres for each pixel of a tile: 0 at sea, low at coasts, hills inland and mountains
 * where the world has them; lakes are level. A function of the seed; the closer the tile, the finer.
 *
 * @returns `undefined` for a tile of water
 */
export function heightsOf(tile: TileCoordinates, ground: Ground): Float32Array | undefined {
  const nodes = nodesOf(tile, ground);
  if (!nodes) return undefined;
  const {ridges, waves} = shapesOf(tile, hash(ground.seed, 90));
  const [land, hills] = [spread(nodes.land), spread(nodes.hills)];
  const [mountains, summits] = [spread(nodes.mountains), spread(nodes.summits)];
  const [lakes, levels] = [spread(nodes.lakes), spread(nodes.levels)];
  const heights = new Float32Array(ridges.length);
  for (let pixel = 0; pixel < heights.length; pixel++) {
    const ridge = ridges[pixel] as number;
    const rise =
      (mountains[pixel] as number) * (LEAST_OF_MOUNTAINS + ridge) +
      (summits[pixel] as number) * (0.7 + 0.4 * ridge) +
      (hills[pixel] as number) * (0.5 + (waves[pixel] as number));
    // Land ends where half of it is left between two nodes.
    const height = Math.max(0, 2 * (land[pixel] as number) - 1) * Math.max(0, rise);
    // Shores slope down to the water between two nodes.
    heights[pixel] = (1 - (lakes[pixel] as number)) * height + (levels[pixel] as number);
  }
  return heights;
}

/** Ridges of mountains, 0 to some 1, each octave rough where the one before is high; and the waves of hills around 0. */
function shapesOf(tile: TileCoordinates, seed: number): {ridges: Float32Array; waves: Float32Array} {
  const noise = new Float32Array(RELIEF_SIDE * RELIEF_SIDE);
  const ridges = new Float32Array(noise.length);
  const waves = new Float32Array(noise.length);
  const roughness = new Float32Array(noise.length).fill(1);
  const last = tile.zoom + FINEST;
  for (let octave = FIRST_OF_MOUNTAINS; octave <= last; octave++) {
    fillOctave(noise, tile, octave, seed);
    const [ofRidges, ofWaves] = [
      0.5 ** (octave - FIRST_OF_MOUNTAINS + 1),
      octave < FIRST_OF_HILLS ? 0 : 0.5 ** (octave - FIRST_OF_HILLS),
    ];
    for (let pixel = 0; pixel < noise.length; pixel++) {
      const value = noise[pixel] as number;
      const edge = Math.max(0, 1 - 2.4 * Math.abs(value));
      const sharp = edge * edge * (roughness[pixel] as number);
      ridges[pixel] = (ridges[pixel] as number) + ofRidges * sharp;
      waves[pixel] = (waves[pixel] as number) + ofWaves * value;
      roughness[pixel] = Math.min(1, 0.25 + 1.5 * sharp);
    }
  }
  return {ridges, waves};
}

/** Values of nodes for each pixel between them. */
function spread(nodes: Float32Array): Float32Array {
  const values = new Float32Array(RELIEF_SIDE * RELIEF_SIDE);
  const [first = 0] = nodes;
  if (nodes.every((node) => node === first)) return values.fill(first);
  const width = NODE_CELLS + 1;
  for (let row = 0; row < RELIEF_SIDE; row++) {
    const down = ((row + 0.5) / RELIEF_SIDE) * NODE_CELLS;
    const [above, south] = [Math.floor(down) * width, down % 1];
    for (let column = 0; column < RELIEF_SIDE; column++) {
      const across = ((column + 0.5) / RELIEF_SIDE) * NODE_CELLS;
      const [node, east] = [above + Math.floor(across), across % 1];
      const upper = mixed(nodes[node] as number, nodes[node + 1] as number, east);
      const lower = mixed(nodes[node + width] as number, nodes[node + width + 1] as number, east);
      values[row * RELIEF_SIDE + column] = mixed(upper, lower, south);
    }
  }
  return values;
}

const mixed = (one: number, other: number, share: number) => one + (other - one) * share;
