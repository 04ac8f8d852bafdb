import {METRES_PER_DEGREE, RADIANS, lonDifference, type LonLat} from '../../../../geometry/sphere';
import {between, hash} from '../../../../world/frame/hash';
import {ranges, type Range} from '../../../../world/geography/ranges';
import {noise} from '../../../../world/weather/atmosphere/noise';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import type {Ground} from '../../roads/lattice';
import {boundsOf, positionIn, type Bounds} from '../tileFrame';

/** Cells of a tile's side between nodes; tiles side by side share the nodes of their edge. */
export const NODE_CELLS = 32;
const SIDE = NODE_CELLS + 1;

/** What the heights of a tile are made of, node by node, row after row. */
export interface Nodes {
  /** Share of land, 0 to 1: nothing rises from the sea. */
  readonly land: Float32Array;
  /** Height of ranges in metres, where there are some. */
  readonly mountains: Float32Array;
  /** Height of mountains that stand alone. */
  readonly summits: Float32Array;
  /** Height of hills in metres. */
  readonly hills: Float32Array;
}

/** Land is low so many degrees around a coast. */
const COASTAL = 0.3;
const [LOWEST_HILLS, HIGHEST_HILLS] = [30, 260];

/** @returns `undefined` for a tile of water */
export function nodesOf(tile: TileCoordinates, {seed, land}: Ground): Nodes | undefined {
  const positions = Array.from({length: SIDE * SIDE}, (_, node) =>
    positionIn(tile, (node % SIDE) / NODE_CELLS, Math.floor(node / SIDE) / NODE_CELLS),
  );
  const isLand = positions.map(([lon, lat]) => land.landmassAt(lon, lat) > 0);
  if (!isLand.includes(true)) return undefined;
  const near = ranges.filter((range) => touches(range, boundsOf(tile)));
  const [chains, alone] = [
    near.filter(({line}) => line.length > 1),
    near.filter(({line}) => line.length === 1),
  ];
  const inland = positions.map(([lon, lat], node) => (isLand[node] ? inlandShare(lon, lat) : 0));
  return {
    land: Float32Array.from(isLand, Number),
    mountains: Float32Array.from(
      positions,
      (at, node) => (inland[node] ?? 0) * mountainsAt(at, chains, seed),
    ),
    summits: Float32Array.from(positions, (at) => summitsAt(at, alone)),
    hills: Float32Array.from(positions, (at, node) => (inland[node] ?? 0) * hillsAt(at, seed)),
  };

  /** 0 where half of what surrounds a position is sea, 1 far from it. */
  function inlandShare(lon: number, lat: number): number {
    const east = COASTAL / Math.max(0.1, Math.cos(lat * RADIANS));
    let dry = 0;
    for (let eighth = 0; eighth < 8; eighth++) {
      const angle = (eighth * Math.PI) / 4;
      if (land.landmassAt(lon + east * Math.cos(angle), lat + COASTAL * Math.sin(angle)) > 0) dry++;
    }
    return smooth(dry / 4 - 1);
  }
}

function touches({line, kilometres}: Range, [west, south, east, north]: Bounds): boolean {
  const reach = (kilometres * 1500) / METRES_PER_DEGREE;
  const [middle, half] = [(west + east) / 2, (east - west) / 2];
  const lats = line.map(([, lat]) => lat);
  const wide = reach / Math.max(0.1, Math.cos(Math.max(...lats.map(Math.abs)) * RADIANS));
  const lons = line.map(([lon]) => lonDifference(middle, lon));
  if (Math.min(...lats) - reach > north || Math.max(...lats) + reach < south) return false;
  return Math.min(...lons) - wide < half && Math.max(...lons) + wide > -half;
}

/** The highest of the ranges at a position: their edges wind, as the land beside them does. */
function mountainsAt(position: LonLat, near: readonly Range[], seed: number): number {
  let highest = 0;
  for (const {line, kilometres, metres} of near) {
    const winding = 1 + 0.45 * bumps(position, 60 / kilometres, hash(seed, 91));
    const share = 1 - kilometresTo(line, position) / (kilometres * winding);
    if (share > 0) highest = Math.max(highest, metres * smooth(share));
  }
  return highest;
}

/** Slopes become steeper upwards, as those of a volcano. */
function summitsAt(position: LonLat, alone: readonly Range[]): number {
  let highest = 0;
  for (const {line, kilometres, metres} of alone) {
    const share = Math.max(0, 1 - kilometresTo(line, position) / kilometres);
    highest = Math.max(highest, metres * share ** 1.8);
  }
  return highest;
}

function hillsAt(position: LonLat, seed: number): number {
  const share = 0.5 + 0.5 * bumps(position, 0.4, hash(seed, 92));
  return LOWEST_HILLS + (HIGHEST_HILLS - LOWEST_HILLS) * share * share * between(0.9, 1, seed, 93);
}

/** Noise of so many waves in a degree; the same on both sides of the antimeridian, since it lies on the globe. */
function bumps([lon, lat]: LonLat, waves: number, seed: number): number {
  const radius = waves / RADIANS;
  const across = radius * Math.cos(lat * RADIANS);
  const [x, y] = [across * Math.cos(lon * RADIANS), across * Math.sin(lon * RADIANS)];
  return noise(x, y, radius * Math.sin(lat * RADIANS), seed);
}

/** Flat around the position, which does for the widths of mountains. */
function kilometresTo(line: readonly LonLat[], [lon, lat]: LonLat): number {
  const [east, north] = [(METRES_PER_DEGREE / 1000) * Math.cos(lat * RADIANS), METRES_PER_DEGREE / 1000];
  const flat = line.map((each) => [lonDifference(lon, each[0]) * east, (each[1] - lat) * north] as const);
  const [[x0, y0] = [Infinity, 0]] = flat;
  let nearest = Math.hypot(x0, y0);
  flat.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = flat[index] ?? [toX, toY];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const share = Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(fromX + share * dx, fromY + share * dy));
  });
  return nearest;
}

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}
