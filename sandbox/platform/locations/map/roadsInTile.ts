import {lonNear, type LonLat} from '../../../geometry/sphere';
import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';
import {fixedLinks} from '../../../world/roads/fixedLinks';
import {cellAt, cellCentre, cellDegrees, COARSEST_LEVEL, type Cell} from '../../../world/roads/network/cells';
import {lineOf, type Part} from '../../../world/roads/network/alignment';
import {joined, type Network, type Road} from '../../../world/roads/network/network';
import {MOTORWAY_TOWN} from '../../../world/roads/network/roadClass';
import type {RoadKind} from '../../../world/roads/roadNames';
import type {Roads} from '../../../world/roads/roads';
import {boundsOf, metresPerPixelOf, turnedTo, widened, type Bounds} from './tileFrame';

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
export const roadZooms = {least: 6, most: 14};
/** At zoom 15 less a level, its roads come, some 130 pixels from each other. */
const FIRST_ROADS = 15;
/** From here on, bridges between landmasses. */
const LINKS = 8;
/** Of this level are the main streets of towns. */
const MAIN_STREETS = 2;
/** The finest level with motorways. */
const MOTORWAYS = 8;
/** Junctions so many cells beyond a tile have roads within. */
const MARGIN = 1;
/** A road is divided as long as its parts are longer than so many pixels, and has a corner at each so many. */
const [PIXELS_PER_PART, PIXELS_PER_CORNER] = [24, 6];
/** How far a road strays from the straight line at most, as a share of its length. */
const MOST_STRAY = 0.4;

/** The roads through a tile: stretches that reach beyond its edges, the smallest roads first. */
export function* roadsInTile(tile: TileCoordinates, roads: Roads): Generator<RoadLine, void, undefined> {
  const found: RoadLine[] = [];
  const bounds = boundsOf(tile);
  const metresPerPixel = metresPerPixelOf(tile);
  const shared = {drawn: new Set<string>(), bounds, metresPerPixel, seed: roads.seed};
  for (let level = COARSEST_LEVEL; level >= Math.max(0, FIRST_ROADS - tile.zoom - 1); level--) {
    const isEarlyOnly = tile.zoom < roadZooms.most && level < FIRST_ROADS - tile.zoom;
    // Those levels have no roads for this zoom yet, and four times as many junctions as the next one.
    if (isEarlyOnly && level < MOTORWAYS && level !== MAIN_STREETS) continue;
    const leastPeople = isEarlyOnly && level === MOTORWAYS ? MOTORWAY_TOWN : 0;
    const cells = cellsOf(bounds, level);
    for (const landmass of landmassesIn(cells, level, roads)) {
      const drawing = {...shared, network: roads.on(landmass)};
      for (const road of roadsOf(drawing.network, level, {cells, leastPeople})) {
        const zoom = zoomOf(road);
        if (zoom > tile.zoom && tile.zoom < roadZooms.most) continue;
        const {kind, isMain, name} = road;
        for (const positions of linesOf(road, drawing)) found.push({kind, isMain, zoom, name, positions});
      }
    }
  }
  yield* found.reverse();
  if (tile.zoom >= LINKS) yield* links();
}

/** The bridges and tunnels between landmasses. */
function* links(): Generator<RoadLine, void, undefined> {
  for (const {name, ends} of fixedLinks)
    yield {kind: 'motorway', isMain: true, zoom: LINKS, name, positions: ends};
}

/** From which zoom on a road is drawn: motorways and the main streets of towns a zoom before others of their level. */
function zoomOf({level, kind, isMain}: Road): number {
  const isEarly = kind === 'motorway' || (level === MAIN_STREETS && isMain);
  const zoom = FIRST_ROADS - level - (isEarly ? 1 : 0);
  return Math.min(roadZooms.most + 2, Math.max(roadZooms.least, zoom));
}

/** The cells of a level on and around a tile. */
function cellsOf([west, south, east, north]: Bounds, level: number): Cell[] {
  const side = cellDegrees(level);
  const [first, last] = [Math.floor(west / side) - MARGIN, Math.floor(east / side) + MARGIN];
  const [low, high] = [Math.floor(south / side) - MARGIN, Math.floor(north / side) + MARGIN];
  const cells: Cell[] = [];
  for (let column = first; column <= last; column++)
    for (let row = low; row <= high; row++)
      if (Math.abs((row + 0.5) * side) < 90)
        cells.push(cellAt(level, [(column + 0.5) * side, (row + 0.5) * side]));
  return cells;
}

function landmassesIn(cells: readonly Cell[], level: number, {land}: Roads): Set<number> {
  const centres = cells.map((cell) => cellCentre(level, cell));
  const found = new Set(
    centres.flatMap((centre) => [land.landmassAt(...centre), land.landmassWithLakesAt(...centre)]),
  );
  found.delete(0);
  return found;
}

/** The roads of a level between junctions in and around cells that have so many people, each once. */
function* roadsOf(
  network: Network,
  level: number,
  {cells, leastPeople}: {cells: readonly Cell[]; leastPeople: number},
): Generator<Road, void, undefined> {
  const junctions = cells
    .flatMap((cell) => network.junctionAt(level, cell) ?? [])
    .filter(({people}) => people >= leastPeople);
  const ids = new Set(junctions.map(({id}) => id));
  for (const junction of junctions)
    for (const road of network.roadsFrom(level, junction))
      if (road.from.id < road.to.id || !ids.has(road.to.id)) yield road;
}

interface Drawing {
  readonly network: Network;
  /** The parts of roads that are on the tile already, as parts of larger ones. */
  readonly drawn: Set<string>;
  readonly bounds: Bounds;
  readonly metresPerPixel: number;
  readonly seed: number;
}

/** The lines of a road that no larger one has: they run together where both lead through the same junctions. */
function linesOf(road: Road, {network, drawn, bounds, metresPerPixel, seed}: Drawing): LonLat[][] {
  const isNear = (from: LonLat, to: LonLat, metres: number) => {
    const [west, south, east, north] = widened(bounds, MOST_STRAY * metres);
    const [[x0, y0], [x1, y1]] = [turnedTo(bounds, from), turnedTo(bounds, to)];
    return !(
      Math.max(x0, x1) < west ||
      Math.min(x0, x1) > east ||
      Math.max(y0, y1) < south ||
      Math.min(y0, y1) > north
    );
  };
  const lines: Part[][] = [];
  for (const part of network.partsOf(road, {shortest: metresPerPixel * PIXELS_PER_PART, isNear})) {
    const key = part
      .map(({id}) => id)
      .sort((one, other) => one - other)
      .join(' ');
    if (drawn.has(key)) continue;
    drawn.add(key);
    const line = lines.at(-1);
    if (line?.at(-1)?.[1].id === part[0].id) line.push(part);
    else lines.push([part]);
  }
  return lines.map((line) =>
    near(bounds, joined(line.map((part) => lineOf(part, seed, metresPerPixel * PIXELS_PER_CORNER)))),
  );
}

/** A line by whole turns, next to bounds; its longitudes run on from its first position. */
function near(bounds: Bounds, positions: readonly LonLat[]): LonLat[] {
  let before = positions[0] ? turnedTo(bounds, positions[0])[0] : 0;
  return positions.map(([lon, lat]) => {
    before = lonNear(lon, before);
    return [before, lat];
  });
}
