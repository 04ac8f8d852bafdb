import {METRES_PER_DEGREE, RADIANS, distanceMetres, type LonLat} from '../../../geometry/sphere';
import {reachOf, townsIn} from '../../geography/townsIn';
import type {Land} from '../land';
import {cellAt, cellCentre, cellDegrees, cellKey, COARSEST_LEVEL, type Cell} from './cells';

/** A town as roads know it: ashore, although the coast may be drawn behind it. */
export interface Settlement {
  readonly position: LonLat;
  readonly landmass: number;
  readonly people: number;
}

/** A harbour town may lie so far off the coast, which is drawn at 1:50 million. Metres. */
const OFFSHORE = 5000;
/** Towns are remembered by cells of this level (14 km) for the question where streets are. */
const STREET_LEVEL = 6;
/** Of so many cells it is remembered at most. */
const MOST_CELLS = 50_000;
/** The outskirts of the largest town reach no further, in metres. */
const LARGEST = 44_000;
/** Streets lead a little beyond the last houses. */
const OUTSKIRTS = 1.1;

/** The towns of the world, by the cells in which they lie. */
export class Settlements {
  private readonly byRegion = new Map<number, readonly Settlement[]>();
  private readonly byStreets = new Map<number, readonly Settlement[]>();

  constructor(private readonly land: Land) {}

  /** The town with the most people in a cell of a level, on one landmass. */
  largestIn(level: number, cell: Cell, landmass: number): Settlement | undefined {
    return this.townsOf(cellCentre(level, cell)).find(
      (town) => town.landmass === landmass && isSame(cellAt(level, town.position), cell),
    );
  }

  /** Whether a position lies among the houses of a town. */
  isBuiltUp(position: LonLat): boolean {
    const cell = cellAt(STREET_LEVEL, position);
    const key = cellKey(STREET_LEVEL, cell);
    let near = this.byStreets.get(key);
    if (!near) {
      if (this.byStreets.size >= MOST_CELLS) this.byStreets.clear();
      near = this.reaching(cellCentre(STREET_LEVEL, cell));
      this.byStreets.set(key, near);
    }
    return near.some((town) => distanceMetres(town.position, position) < OUTSKIRTS * reachOf(town.people));
  }

  /** The towns of the square of one degree that a position lies in, the largest first. */
  private townsOf(position: LonLat): readonly Settlement[] {
    const cell = cellAt(COARSEST_LEVEL, position);
    const key = cellKey(COARSEST_LEVEL, cell);
    const known = this.byRegion.get(key);
    if (known) return known;
    const [lon, lat] = cellCentre(COARSEST_LEVEL, cell);
    const half = cellDegrees(COARSEST_LEVEL) / 2;
    const found = townsIn([lon - half, lat - half, lon + half, lat + half])
      .flatMap(({position: centre, people}) => {
        const ashore = this.land.findNear(centre, OFFSHORE);
        return ashore ? [{...ashore, people}] : [];
      })
      .filter((town) => isSame(cellAt(COARSEST_LEVEL, town.position), cell))
      .sort((one, other) => other.people - one.people);
    this.byRegion.set(key, found);
    return found;
  }

  /** The towns that have houses in a cell of the street level. */
  private reaching([lon, lat]: LonLat): Settlement[] {
    const half = (cellDegrees(STREET_LEVEL) / 2) * Math.SQRT2 * METRES_PER_DEGREE;
    const degrees = (LARGEST + half) / METRES_PER_DEGREE;
    const wide = degrees / Math.max(0.05, Math.cos(lat * RADIANS));
    const found: Settlement[] = [];
    for (let row = Math.floor(lat - degrees); row <= Math.floor(lat + degrees); row++)
      for (let column = Math.floor(lon - wide); column <= Math.floor(lon + wide); column++)
        for (const town of this.townsOf([column + 0.5, row + 0.5]))
          if (distanceMetres(town.position, [lon, lat]) < half + OUTSKIRTS * reachOf(town.people))
            found.push(town);
    return found;
  }
}

const isSame = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];
