import {
  distanceMetres,
  lonDifference,
  lonNear,
  METRES_PER_DEGREE,
  RADIANS,
  type LonLat,
} from '../../../geometry/sphere';
import {between, hash} from '../../frame/hash';
import type {Ground} from '../ground';
import {cellAt, cellOfKey, COARSEST_LEVEL, FINEST_CELL} from './cells';
import {junctionAt, type Junction, type Junctions} from './junctions';

/** What the way of a road depends on, besides its ends. */
export interface Country {
  readonly ground: Ground;
  readonly junctions: Junctions;
}

/** A road leads through a junction on its way when that makes it no longer than this factor. */
const MOST_DETOUR = 1.07;
/** Between two junctions that are closer, a road only bends. Metres. */
const SHORTEST_PART = 5000;
/** How far a road strays from the straight line halfway, as a share of its length. */
const STRAY = 0.06;
/** Where it would lie in a lake, it strays as far as the first of these that does not. */
const detours = [-0.06, 0.06, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45];
/** Beside a lake, a road is divided down to parts of so many metres. */
const SHORTEST_AT_LAKE = 700;
/** Whether a part crosses a shore is seen on at most so many stretches of it. */
const MOST_STRETCHES = 20;
/** How far a part of it does in one bow, in two and in three, as shares of its length. */
const bows = [0.07, 0.04, 0.02];
/** About so many metres between two corners of a bend. */
const METRES_PER_CORNER = 250;

/** A part of a road: between two junctions, it only bends. */
export type Part = readonly [from: Junction, to: Junction];

export interface Division {
  /** Parts of at most so many metres are not divided, nor those of 5 km. */
  readonly shortest?: number;
  /** Parts that do not come near something are left out. */
  readonly isNear?: (from: LonLat, to: LonLat, metres: number) => boolean;
}

/**
 * The parts of a road from one junction to another: halfway it leads through a junction of a finer level, if that
 * is hardly a detour, or else past a place of its own; and so on in each half. It depends on both ends alone: where two
 * roads lead through the same two junctions, they are one.
 */
export function* partsOf(
  from: Junction,
  to: Junction,
  country: Country,
  division: Division = {},
): Generator<Part, void, undefined> {
  const {shortest = 0, isNear} = division;
  const metres = distanceMetres(from.position, to.position);
  if (isNear && !isNear(from.position, to.position, metres)) return;
  if (metres <= Math.max(shortest, SHORTEST_PART) && !isThroughLake([from, to], metres, country)) {
    yield [from, to];
    return;
  }
  const halfway = junctionHalfway(from, to, metres, country);
  yield* partsOf(from, halfway, country, division);
  yield* partsOf(halfway, to, country, division);
}

function junctionHalfway(
  from: Junction,
  to: Junction,
  metres: number,
  {ground, junctions}: Country,
): Junction {
  const [low, high] = ordered(from, to);
  const middle = shifted(low.position, high.position, 0.5, 0);
  const fitting = Math.floor(Math.log2(metres / METRES_PER_DEGREE / FINEST_CELL)) - 1;
  const level = Math.min(COARSEST_LEVEL, Math.max(0, fitting));
  const known = junctions.at(level, cellAt(level, middle));
  if (known && known.id !== from.id && known.id !== to.id) {
    const around =
      distanceMetres(from.position, known.position) + distanceMetres(known.position, to.position);
    if (around < MOST_DETOUR * metres) return known;
  }
  const stray = between(-STRAY, STRAY, numberOf(low, high, ground.seed), 1);
  const strayed = shifted(low.position, high.position, 0.5, stray);
  if (ground.land.landmassAt(...strayed) > 0) return junctionAt(strayed, 0);
  return junctionAt(besideLake(low, high, ground) ?? middle, 0);
}

/** A position halfway that is on the land of both ends; `undefined` when it is the sea that lies there. */
function besideLake(
  {position: from}: Junction,
  {position: to}: Junction,
  {land}: Ground,
): LonLat | undefined {
  const middle = shifted(from, to, 0.5, 0);
  if (land.landmassWithLakesAt(...middle) === 0) return undefined;
  const landmass = land.landmassAt(...from);
  return detours
    .map((aside) => shifted(from, to, 0.5, aside))
    .find((position) => land.landmassAt(...position) === landmass);
}

/** Whether a road between two junctions would lead through a lake, since it finds no way around it. */
export function leadsThroughLake(from: Junction, to: Junction, country: Country): boolean {
  const isNear: Division['isNear'] = (...part) => isNearLake(...part, country);
  // Longer parts have been led around it.
  for (const part of partsOf(from, to, country, {isNear})) {
    const metres = distanceMetres(part[0].position, part[1].position);
    if (metres <= SHORTEST_AT_LAKE && crossesShore(part, metres, country)) return true;
  }
  return false;
}

/** Whether the line of a part crosses a lake and may yet be led around it. */
function isThroughLake(part: Part, metres: number, country: Country): boolean {
  return metres > SHORTEST_AT_LAKE && crossesShore(part, metres, country);
}

function crossesShore(part: Part, metres: number, country: Country): boolean {
  const [{position: from}, {position: to}] = part;
  if (!isNearLake(from, to, metres, country)) return false;
  const {land, seed} = country.ground;
  return land.lakes.isCrossedBy(lineOf(part, seed, Math.max(METRES_PER_CORNER, metres / MOST_STRETCHES)));
}

function isNearLake(from: LonLat, to: LonLat, metres: number, {ground}: Country): boolean {
  return ground.land.lakes.mayBeNear(shifted(from, to, 0.5, 0), 0.7 * metres);
}

/** The line of a part of a road, with a corner about every `metresPerCorner` metres. */
export function lineOf([from, to]: Part, seed: number, metresPerCorner = METRES_PER_CORNER): LonLat[] {
  const [low, high] = ordered(from, to);
  const metres = distanceMetres(low.position, high.position);
  const parts = Math.max(1, Math.round(metres / metresPerCorner));
  const number = numberOf(low, high, seed);
  const heights = bows.map((most, index) => between(-most, most, number, 2, index));
  const inner = Array.from({length: parts - 1}, (_, index) => {
    const share = (index + 1) / parts;
    const aside = heights.reduce(
      (sum, height, count) => sum + height * Math.sin(share * (count + 1) * Math.PI),
      0,
    );
    return shifted(low.position, high.position, share, aside);
  });
  const line = [low.position, ...inner, high.position];
  return low === from ? line : line.reverse();
}

function ordered(one: Junction, other: Junction): readonly [Junction, Junction] {
  return one.id <= other.id ? [one, other] : [other, one];
}

function numberOf(low: Junction, high: Junction, seed: number): number {
  return hash(hash(seed, 73, ...cellOfKey(0, low.id)), 74, ...cellOfKey(0, high.id));
}

/** The position at a share of a straight way, and to its left by a share of its length. */
function shifted(from: LonLat, to: LonLat, share: number, aside: number): LonLat {
  const narrowing = Math.max(0.01, Math.cos(((from[1] + to[1]) / 2) * RADIANS));
  const [east, north] = [lonDifference(from[0], to[0]), to[1] - from[1]];
  const lon = from[0] + share * east - (aside * north) / narrowing;
  return [lonNear(lon), from[1] + share * north + aside * east * narrowing];
}
