import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {hash} from '../../../world/frame/hash';
import {COARSEST_LEVEL, FINEST_CELL, Lattice, type Ground} from './lattice';
import {roadClassFor} from './roadNames';
import {search, type Passed, type SearchOptions} from './search';
import {smoothLine} from './smoothLine';

/** A way along one road, of at least two positions. */
export interface Stretch {
  readonly name: string;
  /** Metres per second at free flow. */
  readonly speed: number;
  readonly positions: readonly LonLat[];
}

/** The world in which a way is looked for. */
export interface Terrain extends Ground {
  /** Both ends lie on it. */
  readonly landmass: number;
  readonly delay: SearchOptions['delay'];
}

/** A search is made on a lattice of about so many cells from end to end. */
const CELLS_ACROSS = 40;
/** Below this one simply drives up the street. Metres. */
const SHORTEST_SEARCH = 700;
const METRES_PER_CELL = FINEST_CELL * 111_195;
const BUDGET = 25_000;
/** A continent of crossings, in eight directions each. */
const COARSEST_BUDGET = 600_000;

/** The length of a way that is looked for at a level, in metres. */
export const lengthFor = (level: number): number => CELLS_ACROSS * METRES_PER_CELL * 2 ** level;

/**
 * The way by road between two positions on one landmass, however far: on a coarse lattice for the most of it, and from
 * its first and last crossing to the ends on finer ones.
 * @returns `undefined` when there is none.
 */
export function findWay(from: LonLat, to: LonLat, terrain: Terrain): Stretch[] | undefined {
  const metres = distanceMetres(from, to);
  if (metres < SHORTEST_SEARCH) return [street(from, to, terrain)];
  const found = levelsFor(metres).reduce<{lattice: Lattice; way: Passed[]} | undefined>((before, level) => {
    if (before) return before;
    const lattice = new Lattice(terrain, level, terrain.landmass);
    const budget = level === COARSEST_LEVEL ? COARSEST_BUDGET : BUDGET;
    const ends = [lattice.crossingNear(from), lattice.crossingNear(to)] as const;
    const way = search(lattice, ...ends, {budget, delay: terrain.delay});
    return way && {lattice, way};
  }, undefined);
  if (!found) return undefined;
  // The crossings next to the ends may lie behind them: one joins the way at the second and leaves it before the last.
  const inner = found.way.slice(1, -1);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last) return [street(from, to, terrain)];
  return [
    ...access(from, first.position, metres, terrain),
    ...stretchesOf(found.lattice, inner, metres),
    ...access(last.position, to, metres, terrain),
  ];
}

/**
 * The fitting level first; then coarser ones, which reach farther around gulfs; then finer ones for land that is too
 * narrow.
 */
function levelsFor(metres: number): number[] {
  const fitting = Math.round(Math.log2(metres / CELLS_ACROSS / METRES_PER_CELL));
  const base = Math.min(COARSEST_LEVEL, Math.max(0, fitting));
  return [base, base + 1, base + 2, base + 3, base - 1, base - 2].filter(
    (level) => level >= 0 && level <= COARSEST_LEVEL,
  );
}

function access(from: LonLat, to: LonLat, whole: number, terrain: Terrain): Stretch[] {
  // Each step inwards is much shorter; where it is not, the ground is too odd for roads.
  const isShorter = distanceMetres(from, to) < whole / 2;
  return (isShorter ? findWay(from, to, terrain) : undefined) ?? [street(from, to, terrain)];
}

function street(from: LonLat, to: LonLat, {seed}: Terrain): Stretch {
  const block = (degrees: number) => Math.floor(degrees / FINEST_CELL / 4);
  const {name, speed} = roadClassFor(0);
  return {name: name(hash(seed, block(to[0]), block(to[1]))), speed, positions: [from, to]};
}

/** Crossings as roads: one stretch for as long as the road stays the same. */
function stretchesOf(lattice: Lattice, way: readonly Passed[], metres: number): Stretch[] {
  const line = smoothLine(way.map(({position}) => position));
  const {name, speed} = roadClassFor(metres);
  const stretches: {name: string; speed: number; positions: LonLat[]}[] = [];
  way.slice(1).forEach(({direction = 0}, index) => {
    const before = way[index];
    if (!before) return;
    const road = lattice.road(before.crossing, direction);
    const positions = line.slice(index * line.perEdge, (index + 1) * line.perEdge + 1);
    const last = stretches.at(-1);
    if (last?.name === name(road)) last.positions.push(...positions.slice(1));
    else stretches.push({name: name(road), speed: speed / lattice.effort(road), positions});
  });
  return stretches;
}
