import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import {Octave, type ShapeRow} from './octave';
import {RELIEF_SIDE} from './pixelRow';

/** Cells around the world of the noise that mountains and hills begin with, as powers of two: 55 and 14 km in Oregon. */
const [FIRST_OF_MOUNTAINS, FIRST_OF_HILLS] = [9, 11];
/** The finest noise has cells of four pixels. */
const FINEST = 6;

/**
 * Shapes of the land, row by row and not octave by octave: what a row needs stays in the processor's cache.
 */
export class ShapesOfRow implements ShapeRow {
  readonly ridges = new Float64Array(RELIEF_SIDE);
  readonly waves = new Float64Array(RELIEF_SIDE);
  readonly roughness = new Float64Array(RELIEF_SIDE);
  readonly #octaves: Octave[] = [];

  constructor(tile: TileCoordinates, seed: number) {
    for (let octave = FIRST_OF_MOUNTAINS; octave <= tile.zoom + FINEST; octave++)
      this.#octaves.push(
        new Octave(RELIEF_SIDE, tile, octave, seed, {
          ofRidges: 0.5 ** (octave - FIRST_OF_MOUNTAINS + 1),
          ofWaves: octave < FIRST_OF_HILLS ? 0 : 0.5 ** (octave - FIRST_OF_HILLS),
        }),
      );
  }

  moveTo(row: number): void {
    this.ridges.fill(0);
    this.waves.fill(0);
    this.roughness.fill(1);
    for (const octave of this.#octaves) octave.addRow(this, row);
  }
}
