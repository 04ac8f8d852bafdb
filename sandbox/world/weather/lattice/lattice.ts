import {CELL_DEGREES, COLUMNS, ROWS, columnCentre, rowCentre} from '../../frame/grid';
import {atmosphereOf} from '../atmosphere/atmosphere';

/** Cells between two nodes of the lattice, in both directions. */
export const PITCH = 16;
/** Nodes from west to east; the lattice closes on itself. */
const NODE_COLUMNS = COLUMNS / PITCH;
/** Nodes from north to south; the last one lies just beyond the last row. */
const NODE_ROWS = ROWS / PITCH + 1;
const BLOCK = 32;
const BLOCK_ROWS = Math.ceil(NODE_ROWS / BLOCK);
/** 16 KB each: enough for thirteen hours of the whole world. */
const MOST_BLOCKS = 2048;

/** The four fields of a square of nodes, column after column. */
export interface Block {
  temperature: Float32Array;
  wind: Float32Array;
  gustiness: Float32Array;
  wetness: Float32Array;
}
export type Field = keyof Block;

/**
 * The weather at the nodes, made where and when somebody asks. Blocks are kept, the longest unused one being dropped
 * for a new one: a memory of a pure function, so forgetting changes nothing.
 */
export class Lattice {
  private readonly blocks = new Map<number, Block>();
  private lastKey = NaN;
  private lastBlock: Block | undefined;

  constructor(private readonly seed: number) {}

  /**
   * Copies a column of nodes of one field.
   *
   * @param column any whole number; it wraps around the world
   * @param from first row of nodes; rows beyond a pole repeat the last one
   */
  column(field: Field, hour: number, column: number, from: number, into: Float64Array): void {
    const i = ((column % NODE_COLUMNS) + NODE_COLUMNS) % NODE_COLUMNS;
    let block: Block | undefined;
    let loaded = -1;
    for (let k = 0; k < into.length; k++) {
      const j = Math.min(NODE_ROWS - 1, Math.max(0, from + k));
      const blockRow = (j / BLOCK) | 0;
      if (blockRow !== loaded) {
        block = this.block(hour, (i / BLOCK) | 0, blockRow);
        loaded = blockRow;
      }
      into[k] = (block as Block)[field][(i % BLOCK) * BLOCK + (j % BLOCK)] as number;
    }
  }

  /** Makes all blocks of an hour that nobody has asked for yet; pauses after each, a millisecond's work. */
  *prepare(hour: number): Generator<void, void, undefined> {
    for (let blockColumn = 0; blockColumn < NODE_COLUMNS / BLOCK; blockColumn++)
      for (let blockRow = 0; blockRow < BLOCK_ROWS; blockRow++) {
        this.block(hour, blockColumn, blockRow);
        yield;
      }
  }

  private block(hour: number, blockColumn: number, blockRow: number): Block {
    const key = (hour * (NODE_COLUMNS / BLOCK) + blockColumn) * BLOCK_ROWS + blockRow;
    // Neighbours ask for the same block again and again: they need not look it up.
    if (key === this.lastKey && this.lastBlock) return this.lastBlock;
    const kept = this.blocks.get(key);
    if (kept) this.blocks.delete(key);
    else if (this.blocks.size >= MOST_BLOCKS) this.blocks.delete(this.blocks.keys().next().value as number);
    const block = kept ?? makeBlock(this.seed, hour, blockColumn * BLOCK, blockRow * BLOCK);
    this.blocks.set(key, block);
    this.lastKey = key;
    this.lastBlock = block;
    return block;
  }
}

function makeBlock(seed: number, hour: number, firstColumn: number, firstRow: number): Block {
  const rows = Math.min(BLOCK, NODE_ROWS - firstRow);
  const west = columnCentre(firstColumn * PITCH);
  const north = rowCentre(firstRow * PITCH);
  const step = PITCH * CELL_DEGREES;
  const box = {west, east: west + (BLOCK - 1) * step, north, south: Math.max(-90, north - (rows - 1) * step)};
  const at = atmosphereOf(seed, hour, box);
  const size = BLOCK * BLOCK;
  const block: Block = {
    temperature: new Float32Array(size),
    wind: new Float32Array(size),
    gustiness: new Float32Array(size),
    wetness: new Float32Array(size),
  };
  for (let i = 0; i < BLOCK; i++) {
    const along = at(west + i * step);
    for (let j = 0; j < rows; j++) {
      const node = along(Math.max(-90, north - j * step));
      const k = i * BLOCK + j;
      block.temperature[k] = node.temperature;
      block.wind[k] = node.wind;
      block.gustiness[k] = node.gustiness;
      block.wetness[k] = node.wetness;
    }
  }
  return block;
}
