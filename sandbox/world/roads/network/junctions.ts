import type {LonLat} from '../../../geometry/sphere';
import {hash} from '../../frame/hash';
import {noise} from '../../weather/atmosphere/noise';
import type {Ground} from '../ground';
import {
  cellAt,
  cellCentre,
  cellDegrees,
  cellKey,
  cellOfKey,
  COARSEST_LEVEL,
  coarser,
  directions,
  type Cell,
} from './cells';
import type {Settlements} from './settlements';

/** Where roads meet: in a town, or somewhere in the country. */
export interface Junction {
  /** The key of the finest cell that it lies in. */
  readonly id: number;
  readonly position: LonLat;
  /** The people of its town; 0 in the country. */
  readonly people: number;
}

/**
 * The junctions of one landmass. Each cell of each level has one: its largest town, or else a position on land. A
 * junction of a level is one of the finer levels too, wherever their cells have one, so roads of all levels meet.
 */
export class Junctions {
  /** By level, so that most keys are small numbers, which are found more quickly. */
  private readonly known = Array.from({length: COARSEST_LEVEL + 1}, () => new Map<number, Junction | null>());
  private found = 0;

  constructor(
    private readonly ground: Ground,
    private readonly settlements: Settlements,
    private readonly landmass: number,
  ) {}

  /** `undefined` where a cell has no land. */
  at(level: number, cell: Cell): Junction | undefined {
    const known = this.known[level];
    const key = cellKey(level, cell);
    let junction = known?.get(key);
    if (junction === undefined) {
      junction = this.find(level, cell) ?? null;
      known?.set(key, junction);
      this.found++;
    }
    return junction ?? undefined;
  }

  /** Whether the roads of a level meet at a junction. */
  isOf(level: number, {id}: Junction): boolean {
    return this.at(level, cellOf(level, id))?.id === id;
  }

  get size(): number {
    return this.found;
  }

  private find(level: number, cell: Cell): Junction | undefined {
    const town = this.settlements.largestIn(level, cell, this.landmass);
    if (town) return junctionAt(town.position, town.people);
    const position = this.ashore(level, cell);
    if (!position) return undefined;
    const finer = level > 0 ? this.at(level - 1, cellAt(level - 1, position)) : undefined;
    return finer ?? junctionAt(position, 0);
  }

  private ashore(level: number, cell: Cell): LonLat | undefined {
    const [lon, lat] = cellCentre(level, cell);
    const side = cellDegrees(level);
    for (const [east, north] of this.candidates(level, cell)) {
      const position: LonLat = [lon + east * side, lat + north * side];
      if (this.ground.land.landmassAt(...position) === this.landmass) return position;
    }
    return undefined;
  }

  /** Where in its cell a junction may lie, from the centre in cells: the first of these that is on land. */
  private *candidates(level: number, [column, row]: Cell): Generator<Cell, void, undefined> {
    const [x, y, {seed}] = [column / 3, row / 3, this.ground];
    // Neighbours move alike, so roads bend instead of jolting.
    yield [0.4 * noise(x, y, level, hash(seed, 71)), 0.4 * noise(x, y, level, hash(seed, 72))];
    for (const [east, north] of directions) yield [east * 0.4, north * 0.4];
    yield [0, 0];
  }
}

/** The cell of a level that a junction lies in. */
export const cellOf = (level: number, id: number): Cell => coarser(cellOfKey(0, id), level);

export function junctionAt(position: LonLat, people: number): Junction {
  return {id: cellKey(0, cellAt(0, position)), position, people};
}
