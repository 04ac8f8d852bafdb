import {NODE_CELLS} from './nodes';

/** Pixels of a tile's side. */
export const RELIEF_SIDE = 256;
const NODES = NODE_CELLS + 1;

/** Pixels of a side in cells between nodes: in which each lies, and how far from its beginning, as a share. */
const places = Float64Array.from(
  {length: RELIEF_SIDE},
  (_, pixel) => ((pixel + 0.5) / RELIEF_SIDE) * NODE_CELLS,
);
const cells = Uint8Array.from(places, Math.floor);
const shares = places.map((place) => place % 1);

/** Values of nodes for the pixels of one row between them. */
export class PixelRow {
  readonly values = new Float64Array(RELIEF_SIDE);
  #upper = new Float64Array(RELIEF_SIDE);
  #lower = new Float64Array(RELIEF_SIDE);
  readonly #isUniform: boolean;

  /** @param nodes - row after row */
  constructor(private readonly nodes: Float32Array) {
    const [first = 0] = nodes;
    this.#isUniform = nodes.every((node) => node === first);
    if (this.#isUniform) this.values.fill(first);
    else this.#fill(this.#lower, 0);
  }

  /** Rows are gone through from the first to the last: each row of nodes is spread once. */
  moveTo(row: number): void {
    if (this.#isUniform) return;
    const cell = cells[row] as number;
    if (row === 0 || cell !== cells[row - 1]) {
      [this.#upper, this.#lower] = [this.#lower, this.#upper];
      this.#fill(this.#lower, cell + 1);
    }
    const {values} = this;
    const [upper, lower, share] = [this.#upper, this.#lower, shares[row] as number];
    for (let column = 0; column < RELIEF_SIDE; column++) {
      const above = upper[column] as number;
      values[column] = above + ((lower[column] as number) - above) * share;
    }
  }

  #fill(pixels: Float64Array, row: number): void {
    const {nodes} = this;
    for (let column = 0; column < RELIEF_SIDE; column++) {
      const node = row * NODES + (cells[column] as number);
      const west = nodes[node] as number;
      pixels[column] = west + ((nodes[node + 1] as number) - west) * (shares[column] as number);
    }
  }
}
