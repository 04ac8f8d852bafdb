import {chance} from '../../../../world/frame/hash';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';

/**
 * Gradient noise over a square tile, a value for the middle of each pixel: around 0, between -1 and 1. An octave has
 * 2^`octave` cells around the world, so a tile goes on where its neighbour ends. Written out flat: a tile has half a
 * million such values.
 */
export function fillOctave(
  values: Float32Array,
  {zoom, x, y}: TileCoordinates,
  octave: number,
  seed: number,
): void {
  const side = Math.sqrt(values.length);
  const cells = 2 ** (octave - zoom);
  const column = spread(side, x * cells, cells);
  const row = spread(side, y * cells, cells);
  const slopes = slopesOf(column, row, octave, seed);
  const width = column.count;
  // For the row of pixels at hand, at each column of cells: the slope eastwards, and the height from the slope southwards.
  const [east, height] = [new Float64Array(width), new Float64Array(width)];
  for (let down = 0; down < side; down++) {
    const [part, share] = [row.parts[down] ?? 0, row.shares[down] ?? 0];
    const upper = (row.cells[down] ?? 0) * width;
    for (let at = 0; at < width; at++) {
      const [above, below] = [(upper + at) * 2, (upper + width + at) * 2];
      east[at] = mixed(slopes[above] ?? 0, slopes[below] ?? 0, share);
      height[at] = mixed((slopes[above + 1] ?? 0) * part, (slopes[below + 1] ?? 0) * (part - 1), share);
    }
    for (let across = 0; across < side; across++) {
      const [cell, beyond] = [column.cells[across] as number, column.parts[across] as number];
      const west = (east[cell] as number) * beyond + (height[cell] as number);
      const next = (east[cell + 1] as number) * (beyond - 1) + (height[cell + 1] as number);
      values[down * side + across] = west + (next - west) * (column.shares[across] as number);
    }
  }
}

/** Pixels of a side in cells: in which each lies, how far from its beginning, and that distance with soft ends. */
interface Spread {
  readonly first: number;
  /** Corners of the cells. */
  readonly count: number;
  readonly cells: Uint16Array;
  readonly parts: Float64Array;
  readonly shares: Float64Array;
}

function spread(side: number, start: number, length: number): Spread {
  const first = Math.floor(start);
  const [cells, parts] = [new Uint16Array(side), new Float64Array(side)];
  for (let pixel = 0; pixel < side; pixel++) {
    const at = start - first + ((pixel + 0.5) / side) * length;
    cells[pixel] = Math.floor(at);
    parts[pixel] = at - Math.floor(at);
  }
  const shares = parts.map((part) => part ** 3 * (part * (part * 6 - 15) + 10));
  return {first, count: (cells[side - 1] ?? 0) + 2, cells, parts, shares};
}

/** At each corner how much it rises eastwards and southwards, -1 to 1. */
function slopesOf(column: Spread, row: Spread, octave: number, seed: number): Float64Array {
  const around = 2 ** octave;
  const slopes = new Float64Array(column.count * row.count * 2);
  for (let index = 0; index < slopes.length; index++) {
    const corner = index >> 1;
    const east = (column.first + (corner % column.count)) % around;
    const south = row.first + Math.floor(corner / column.count);
    slopes[index] = 2 * chance(seed, east, south, octave * 2 + (index & 1)) - 1;
  }
  return slopes;
}

const mixed = (one: number, other: number, share: number) => one + (other - one) * share;
