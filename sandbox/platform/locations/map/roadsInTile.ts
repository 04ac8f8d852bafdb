import type {LonLat} from '../../../geometry/sphere';
import {deschutesRoads} from '../../../world/devices/motion/roads';
import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';
import {lengthFor} from '../roads/findWay';
import {fixedLinks} from '../roads/fixedLinks';
import {
  COARSEST_LEVEL,
  directions,
  FINEST_CELL,
  isMainRoad,
  Lattice,
  type Crossing,
  type Ground,
} from '../roads/lattice';
import {roadClassFor, type RoadKind} from '../roads/roadNames';
import {isPassable} from '../roads/search';
import {smoothLine} from '../roads/smoothLine';
import {boundsOf} from './tileFrame';

/** A stretch of one road. */
export interface RoadLine {
  readonly kind: RoadKind;
  /** Routes prefer it to the other roads of its kind. */
  readonly isMain: boolean;
  /** From which on it is drawn: up to 16, where the tiles of the closest zoom are drawn larger. */
  readonly zoom: number;
  readonly name?: string;
  /** Longitudes run on beyond 180 where the tile does. */
  readonly positions: readonly LonLat[];
}

/** The zooms of road tiles. At the closest one, all roads are drawn. */
export const ROAD_ZOOMS = {least: 6, most: 14};
/** At zoom 14 less a level, its first roads come, some 700 pixels from each other. */
const FIRST_ROADS = 14;
/** From here on, bridges between landmasses and the roads of the fleet. */
const OWN_ROADS = 8;
/** Crossings so many cells beyond a tile shape the lines within. */
const MARGIN = 2;
/** Each direction and its reverse are one road. */
const AXES = directions.length / 2;

/** The roads through a tile: stretches that reach beyond its edges, the smallest roads first. */
export function* roadsInTile(tile: TileCoordinates, ground: Ground): Generator<RoadLine, void, undefined> {
  const {zoom} = tile;
  for (let level = Math.max(0, FIRST_ROADS - zoom); level <= COARSEST_LEVEL; level++) {
    const area = areaOf(tile, level);
    for (const landmass of landmassesIn(area, ground))
      for (const road of roadsOf(new Lattice(ground, level, landmass), area, zoom))
        if (isNear(road.crossings, tile, level)) yield roadLine(road, level);
  }
  if (zoom >= OWN_ROADS) yield* ownRoads();
}

/** Roads that are no part of a lattice. */
function* ownRoads(): Generator<RoadLine, void, undefined> {
  const shared = {isMain: true, zoom: OWN_ROADS};
  for (const positions of deschutesRoads) yield {kind: 'highway', ...shared, positions};
  for (const {name, ends} of fixedLinks) yield {kind: 'motorway', ...shared, name, positions: ends};
}

/** From which zoom on a road is drawn: one of sixteen comes first, one of four a zoom later, then the others. */
function zoomOf(road: number, level: number): number {
  const first = FIRST_ROADS - level;
  if (isMainRoad(road)) return within(isMainRoad(road >> 2) ? first : first + 1, ROAD_ZOOMS.most);
  return within(first + 3, ROAD_ZOOMS.most + 2);
}

const within = (zoom: number, most: number) => Math.min(most, Math.max(ROAD_ZOOMS.least, zoom));

/** Crossings of a level, from the south-west to the north-east one; columns run on beyond the antimeridian. */
interface Area {
  readonly level: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function areaOf(tile: TileCoordinates, level: number): Area {
  const [west, south, east, north] = boundsOf(tile);
  const cells = (degrees: number) => Math.floor(degrees / cellOf(level));
  return {
    level,
    west: cells(west + 180) - MARGIN,
    south: cells(south + 90) - MARGIN,
    east: cells(east + 180) + MARGIN,
    north: cells(north + 90) + MARGIN,
  };
}

const cellOf = (level: number) => FINEST_CELL * 2 ** level;
const contains = ({west, south, east, north}: Area, [column, row]: Crossing) =>
  column >= west && column <= east && row >= south && row <= north;

function* crossingsOf({west, south, east, north}: Area): Generator<Crossing, void, undefined> {
  for (let column = west; column <= east; column++)
    for (let row = south; row <= north; row++) yield [column, row];
}

function landmassesIn(area: Area, {land}: Ground): Set<number> {
  const found = new Set<number>();
  for (const crossing of crossingsOf(area)) found.add(land.landmassAt(...centreOf(crossing, area.level)));
  found.delete(0);
  return found;
}

function centreOf([column, row]: Crossing, level: number): LonLat {
  return [-180 + (column + 0.5) * cellOf(level), -90 + (row + 0.5) * cellOf(level)];
}

/** A stretch before it is drawn: the number of its road, and its crossings, at least two. */
interface Stretch {
  readonly road: number;
  readonly crossings: readonly LonLat[];
}

/** Each road of a landmass from where it enters the area to where it leaves it. */
function* roadsOf(lattice: Lattice, area: Area, zoom: number): Generator<Stretch, void, undefined> {
  for (let axis = 0; axis < AXES; axis++) {
    const [east, north] = directions[axis] ?? [0, 0];
    for (const crossing of crossingsOf(area))
      if (!contains(area, [crossing[0] - east, crossing[1] - north]))
        yield* stretchesFrom(crossing, axis, {lattice, area, zoom});
  }
}

interface Drawn {
  readonly lattice: Lattice;
  readonly area: Area;
  readonly zoom: number;
}

/** The stretches of a line of crossings: it is broken by water, and at the antimeridian another road follows. */
function* stretchesFrom(
  start: Crossing,
  axis: number,
  {lattice, area, zoom}: Drawn,
): Generator<Stretch, void, undefined> {
  const [east, north] = directions[axis] ?? [0, 0];
  let [road, crossings] = [0, [] as LonLat[]];
  for (let here = start; contains(area, here); here = [here[0] + east, here[1] + north]) {
    const next = lattice.road(onGlobe(here, lattice), axis);
    const isDrawn = zoom === ROAD_ZOOMS.most || zoomOf(next, lattice.level) <= zoom;
    const edge = isDrawn ? edgeFrom(here, axis, lattice) : undefined;
    if (crossings.length > 0 && (!edge || next !== road)) {
      yield {road, crossings};
      crossings = [];
    }
    road = next;
    if (edge) crossings.push(...(crossings.length === 0 ? edge : edge.slice(1)));
  }
  if (crossings.length > 0) yield {road, crossings};
}

/** From a crossing to the next one in a direction; `undefined` where no road leads. */
function edgeFrom(here: Crossing, axis: number, lattice: Lattice): [LonLat, LonLat] | undefined {
  const [east, north] = directions[axis] ?? [0, 0];
  const [from, to] = [positionOf(here, lattice), positionOf([here[0] + east, here[1] + north], lattice)];
  return from && to && isPassable(lattice, from, to) ? [from, to] : undefined;
}

/** Where a crossing lies, its longitude running on with the columns. */
function positionOf(crossing: Crossing, lattice: Lattice): LonLat | undefined {
  const position = lattice.position(onGlobe(crossing, lattice));
  if (!position) return undefined;
  const turns = Math.floor(crossing[0] / lattice.columns);
  return turns === 0 ? position : [position[0] + turns * 360, position[1]];
}

function onGlobe([column, row]: Crossing, {columns}: Lattice): Crossing {
  return [column - Math.floor(column / columns) * columns, row];
}

/** Whether a stretch comes closer to a tile than a cell. */
function isNear(crossings: readonly LonLat[], tile: TileCoordinates, level: number): boolean {
  const [west, south, east, north] = boundsOf(tile);
  const cell = cellOf(level);
  const isBetween = (axis: 0 | 1, low: number, high: number) =>
    crossings.some((position) => position[axis] > low - cell) &&
    crossings.some((position) => position[axis] < high + cell);
  return isBetween(0, west, east) && isBetween(1, south, north);
}

/** Of the kind that a route has whose length fits the level. */
function roadLine({road, crossings}: Stretch, level: number): RoadLine {
  const isMain = isMainRoad(road);
  const {kind, name} = roadClassFor(level === 0 && !isMain ? 0 : lengthFor(level));
  const positions = smoothLine(crossings).slice(0, Infinity);
  return {kind, isMain, zoom: zoomOf(road, level), name: name(road), positions};
}
