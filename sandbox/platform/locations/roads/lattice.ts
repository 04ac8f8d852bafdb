import {chance, hash} from '../../../world/frame/hash';
import type {LonLat} from '../../../geometry/sphere';
import {noise} from '../../../world/weather/atmosphere/noise';
import type {Land} from './land';

/**
 * The road network: at each level a lattice of crossings whose eight neighbours are joined by roads. Level 0 has
 * crossings every 1/512 degree (some 200 m), each further level at twice the distance. It is a function of the seed,
 * so two routes that meet drive on the same roads.
 */
export const FINEST_CELL = 1 / 512;
export const COARSEST_LEVEL = 8;

/** A crossing: column from 180° W, row from the South Pole. */
export type Crossing = readonly [column: number, row: number];

/** East, north-east, north and so on, counter-clockwise. */
export const directions: readonly Crossing[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** One road of four is a main road. */
export const isMainRoad = (road: number): boolean => (road & 3) === 0;

/** What the roads are a function of. */
export interface Ground {
  readonly seed: number;
  readonly land: Land;
}

export class Lattice {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  private readonly known = new Map<number, LonLat | undefined>();

  constructor(
    readonly ground: Ground,
    readonly level: number,
    /** Only crossings on this landmass exist. */
    private readonly landmass: number,
  ) {
    this.cell = FINEST_CELL * 2 ** level;
    this.columns = Math.round(360 / this.cell);
    this.rows = Math.round(180 / this.cell);
  }

  crossingNear([lon, lat]: LonLat): Crossing {
    const column = Math.floor((lon + 180) / this.cell);
    return [this.wrap(column), Math.min(this.rows - 1, Math.max(0, Math.floor((lat + 90) / this.cell)))];
  }

  neighbour([column, row]: Crossing, direction: number): Crossing {
    const [east, north] = directions[direction] as Crossing;
    return [this.wrap(column + east), row + north];
  }

  key([column, row]: Crossing): number {
    return column * this.rows + row;
  }

  /** Where a crossing lies: near its cell's centre, moved a little, on land; `undefined` where its cell is water. */
  position(crossing: Crossing): LonLat | undefined {
    const key = this.key(crossing);
    if (this.known.has(key)) return this.known.get(key);
    const position = crossing[1] < 0 || crossing[1] >= this.rows ? undefined : this.findPosition(crossing);
    this.known.set(key, position);
    return position;
  }

  /** The road that leads from a crossing in a direction: a number that all its stretches share. */
  road([column, row]: Crossing, direction: number): number {
    const axis = direction % 4;
    const line = [row, column - row, column, column + row][axis] ?? 0;
    return hash(this.ground.seed, this.level * 4 + axis, line);
  }

  /** How the cost of a road compares with others of its level: main roads are worth a detour. */
  effort(road: number): number {
    return isMainRoad(road) ? 0.8 : 0.95 + 0.2 * chance(road, 1);
  }

  private findPosition([column, row]: Crossing): LonLat | undefined {
    const [lon, lat] = [-180 + (column + 0.5) * this.cell, -90 + (row + 0.5) * this.cell];
    for (const [east, north] of this.candidates(column, row)) {
      const position: LonLat = [lon + east * this.cell, lat + north * this.cell];
      if (this.ground.land.landmassAt(...position) === this.landmass) return position;
    }
    return undefined;
  }

  /** Where in its cell a crossing may lie, from the centre in cells: the first of these that is on land. */
  private *candidates(column: number, row: number): Generator<Crossing, void, undefined> {
    // Neighbours move alike, so roads bend instead of jolting.
    const drift = (salt: number) =>
      0.4 * noise(column / 3, row / 3, this.level, hash(this.ground.seed, salt));
    yield [drift(71), drift(72)];
    for (const [east, north] of directions) yield [east * 0.4, north * 0.4];
    yield [0, 0];
  }

  private wrap(column: number): number {
    return ((column % this.columns) + this.columns) % this.columns;
  }
}
