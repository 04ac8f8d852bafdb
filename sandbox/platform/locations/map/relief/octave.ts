import {chance} from '../../../../world/frame/hash';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';

/** Shapes of the land in one row of pixels. */
export interface ShapeRow {
  /** Ridges of mountains, 0 to some 1, each octave rough where the one before is high. */
  readonly ridges: Float64Array;
  /** The waves of hills around 0. */
  readonly waves: Float64Array;
  /** How high the octave before is, 0 to 1. */
  readonly roughness: Float64Array;
}

interface Amounts {
  readonly ofRidges: number;
  readonly ofWaves: number;
}

/**
 * Gradient noise over a square tile, a value for the middle of each pixel: around 0, between -1 and 1. An octave has
 * 2^`octave` cells around the world, so a tile goes on where its neighbour ends. Written out flat: a tile has half a
 * million such values.
 */
export class Octave {
  readonly #column: Spread;
  readonly #row: Spread;
  readonly #slopes: Float64Array;
  /** For the row of pixels at hand, at each column of cells: the slope eastwards, and the height from the slope southwards. */
  readonly #east: Float64Array;
  readonly #height: Float64Array;

  /**
   * @param side - of the tile, in pixels
   * @param amounts - how much of it is added
   */
  constructor(
    side: number,
    {zoom, x, y}: TileCoordinates,
    octave: number,
    seed: number,
    private readonly amounts: Amounts,
  ) {
    const cells = 2 ** (octave - zoom);
    this.#column = spread(side, x * cells, cells);
    this.#row = spread(side, y * cells, cells);
    this.#slopes = slopesOf(this.#column, this.#row, octave, seed);
    this.#east = new Float64Array(this.#column.count);
    this.#height = new Float64Array(this.#column.count);
  }

  /**
   * Adds one row of pixels to the shapes of the land. Octaves are added in order: each is rough where the one before is
   * high.
   */
  addRow({ridges, waves, roughness}: ShapeRow, down: number): void {
    const [slopes, east, height] = [this.#slopes, this.#east, this.#height];
    const {count: width, cells, parts, shares} = this.#column;
    const {ofRidges, ofWaves} = this.amounts;
    const [part, share] = [this.#row.parts[down] ?? 0, this.#row.shares[down] ?? 0];
    const upper = (this.#row.cells[down] ?? 0) * width;
    for (let at = 0; at < width; at++) {
      const [above, below] = [(upper + at) * 2, (upper + width + at) * 2];
      east[at] = mixed(slopes[above] ?? 0, slopes[below] ?? 0, share);
      height[at] = mixed((slopes[above + 1] ?? 0) * part, (slopes[below + 1] ?? 0) * (part - 1), share);
    }
    for (let across = 0; across < ridges.length; across++) {
      const [cell, beyond] = [cells[across] as number, parts[across] as number];
      const west = (east[cell] as number) * beyond + (height[cell] as number);
      const next = (east[cell + 1] as number) * (beyond - 1) + (height[cell + 1] as number);
      const value = west + (next - west) * (shares[across] as number);
      const edge = Math.max(0, 1 - 2.4 * Math.abs(value));
      const sharp = edge * edge * (roughness[across] as number);
      ridges[across] = (ridges[across] as number) + ofRidges * sharp;
      waves[across] = (waves[across] as number) + ofWaves * value;
      roughness[across] = Math.min(1, 0.25 + 1.5 * sharp);
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
