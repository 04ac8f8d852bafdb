import {hash} from '../../frame/hash';

/** Cells in one direction after which the texture repeats; a power of two, so that a mask wraps it. */
export const TEXTURE_SIZE = 512;
const MASK = TEXTURE_SIZE - 1;

/**
 * Fine detail between the nodes of the lattice: a square of smooth noise, -1 to 1, that joins itself at its edges.
 * Stored column after column, as the grid is, so that filling a column reads it in order.
 */
export function makeTexture(seed: number): Float32Array {
  const texture = new Float32Array(TEXTURE_SIZE * TEXTURE_SIZE);
  let share = 0.5;
  for (const pitch of [32, 16, 8, 4]) {
    addOctave(texture, pitch, share, hash(seed, pitch));
    share /= 2;
  }
  return texture;
}

/** Where in the texture a cell lies, the texture being shifted by so many columns. */
export function texel(column: number, row: number, shift: number): number {
  return ((column + shift) & MASK) * TEXTURE_SIZE + (row & MASK);
}

function addOctave(texture: Float32Array, pitch: number, share: number, seed: number): void {
  const nodes = TEXTURE_SIZE / pitch;
  const node = (i: number, j: number) => hash(seed, i % nodes, j % nodes) / 0x80000000;
  for (let column = 0; column < TEXTURE_SIZE; column++) {
    const i = Math.floor(column / pitch);
    const u = smooth((column % pitch) / pitch);
    for (let j = 0; j < nodes; j++) {
      const from = node(i, j) + (node(i + 1, j) - node(i, j)) * u;
      const to = node(i, j + 1) + (node(i + 1, j + 1) - node(i, j + 1)) * u;
      for (let k = 0; k < pitch; k++) {
        const at = column * TEXTURE_SIZE + j * pitch + k;
        texture[at] = (texture[at] ?? 0) + share * (from + (to - from) * smooth(k / pitch));
      }
    }
  }
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}
