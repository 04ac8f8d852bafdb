import {distanceMetres, lonDifference, type LonLat} from '../../../geometry/sphere';
import {hash} from '../../frame/hash';
import type {Ground} from '../ground';
import type {RoadKind} from '../roadNames';
import {leadsThroughLake, lineOf, partsOf, type Country, type Division, type Part} from './alignment';
import {cellBeside, directions, type Cell} from './cells';
import {cellOf, Junctions, type Junction} from './junctions';
import {standingOf} from './roadClass';
import type {Settlements} from './settlements';

/** A road between two neighbouring junctions of a level. */
export interface Road {
  readonly from: Junction;
  readonly to: Junction;
  readonly level: number;
  readonly kind: RoadKind;
  /** Routes prefer it to the other roads of its kind. */
  readonly isMain: boolean;
  readonly name: string;
  /** Metres per second at free flow. */
  readonly speed: number;
}

/** Finer levels have roads among the houses of towns alone. */
const COUNTRY_LEVEL = 2;
/** How much faster one drives on a main road than on another one of its kind. */
const MAIN_ROAD = 1.1;
/** From this level on (cells of 1/8 degree), a road is left out where the sea lies between its ends. */
const COASTAL_LEVEL = 6;
/** A road has one name for so many cells across its direction, and so many along it. */
const [BAND, BLOCK] = [2, 24];
/** From this many entries on, what is known of the junctions is forgotten. */
const MOST_KNOWN = 400_000;

/**
 * The roads of one landmass, a function of the seed: at each level, neighbouring junctions are joined where no third
 * one lies between them (the Gabriel graph of the cells' junctions), so roads lead from town to town.
 */
export class Network {
  private country: Country;
  private readonly roads = new Map<number, readonly Road[]>();
  private readonly lines = new WeakMap<Road, readonly LonLat[]>();

  constructor(
    private readonly ground: Ground,
    private readonly settlements: Settlements,
    private readonly landmass: number,
  ) {
    this.country = this.survey();
  }

  /** Forgets the junctions and roads that were found, once there are too many to keep. */
  trim(): void {
    if (this.country.junctions.size < MOST_KNOWN) return;
    this.country = this.survey();
    this.roads.clear();
  }

  junctionAt(level: number, cell: Cell): Junction | undefined {
    return this.country.junctions.at(level, cell);
  }

  /** The roads of a level that lead from a junction; none where it is no junction of that level. */
  roadsFrom(level: number, junction: Junction): readonly Road[] {
    const key = junction.id * 16 + level;
    let roads = this.roads.get(key);
    if (!roads) {
      roads = this.country.junctions.isOf(level, junction) ? this.findRoads(level, junction) : [];
      this.roads.set(key, roads);
    }
    return roads;
  }

  /** The parts of a road, from its first junction to its second. */
  partsOf({from, to}: Pick<Road, 'from' | 'to'>, division?: Division): Iterable<Part> {
    return partsOf(from, to, this.country, division);
  }

  /** A road as it is driven, from its first junction to its second. */
  lineOf(road: Road): readonly LonLat[] {
    let line = this.lines.get(road);
    if (!line) {
      line = joined([...this.partsOf(road)].map((part) => lineOf(part, this.ground.seed)));
      this.lines.set(road, line);
    }
    return line;
  }

  private survey(): Country {
    const {ground, settlements, landmass} = this;
    return {ground, junctions: new Junctions(ground, settlements, landmass)};
  }

  private findRoads(level: number, from: Junction): Road[] {
    const cell = cellOf(level, from.id);
    return directions.flatMap((_, direction) => {
      const beside = cellBeside(level, cell, direction);
      const to = beside && this.junctionAt(level, beside);
      if (!to || !this.isJoined(level, from, to, direction)) return [];
      return [this.describe(level, from, to)];
    });
  }

  private isJoined(level: number, from: Junction, to: Junction, direction: number): boolean {
    // A road leads both ways: where the other end has been asked for its roads, they tell.
    const known = this.roads.get(to.id * 16 + level);
    if (known) return known.some((road) => road.to.id === from.id);
    const cell = cellOf(level, from.id);
    const length = distanceMetres(from.position, to.position) ** 2;
    for (const turn of direction % 2 === 0 ? [1, -1, 2, -2] : [1, -1]) {
      const side = cellBeside(level, cell, (direction + turn + directions.length) % directions.length);
      const third = side && this.junctionAt(level, side);
      if (!third) continue;
      const around =
        distanceMetres(from.position, third.position) ** 2 + distanceMetres(third.position, to.position) ** 2;
      if (around < length) return false;
    }
    if (level < COUNTRY_LEVEL && ![from, to].every(({position}) => this.settlements.isBuiltUp(position)))
      return false;
    if (leadsThroughLake(from, to, this.country)) return false;
    return level < COASTAL_LEVEL || this.isDry(from, to);
  }

  /** Whether the way between two junctions stays on land, as far as three places on it tell. */
  private isDry(from: Junction, to: Junction): boolean {
    const third = distanceMetres(from.position, to.position) / 3;
    const inner = [...this.partsOf({from, to}, {shortest: third})].slice(1).map(([junction]) => junction);
    const wet = inner.filter(({position}) => this.ground.land.landmassAt(...position) === 0);
    return wet.length * 4 <= inner.length;
  }

  private describe(level: number, from: Junction, to: Junction): Road {
    const isBuiltUp = level < 4 && [from, to].every(({position}) => this.settlements.isBuiltUp(position));
    const {roadClass, isMain} = standingOf(level, from, to, isBuiltUp);
    return {
      from,
      to,
      level,
      kind: roadClass.kind,
      isMain,
      name: roadClass.name(this.numberOf(level, from, to)),
      speed: roadClass.speed * (isMain ? MAIN_ROAD : 1),
    };
  }

  /** Roads that run on from east to west, or from north to south, share a number, and with it a name. */
  private numberOf(level: number, from: Junction, to: Junction): number {
    const [[column, row], [otherColumn, otherRow]] = [cellOf(level, from.id), cellOf(level, to.id)];
    const [west, south] = [Math.min(column, otherColumn), Math.min(row, otherRow)];
    const east = Math.abs(lonDifference(from.position[0], to.position[0]));
    const isEastWest = east > Math.abs(to.position[1] - from.position[1]);
    const [across, along] = isEastWest ? [south, west] : [west, south];
    return hash(
      this.ground.seed,
      level * 2 + Number(isEastWest),
      Math.floor(across / BAND),
      Math.floor(along / BLOCK),
    );
  }
}

/** Lines that follow one another as one. */
export function joined(lines: readonly (readonly LonLat[])[]): LonLat[] {
  return lines.flatMap((line, index) => (index === 0 ? line : line.slice(1)));
}
