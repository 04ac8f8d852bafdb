import {METRES_PER_DEGREE, RADIANS, lonDifference, type LonLat} from '../../../../geometry/sphere';
import {between, hash} from '../../../../world/frame/hash';
import {reachOf, townsIn} from '../../../../world/geography/townsIn';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import type {Ground} from '../../../../world/roads/ground';
import {boundsOf, isWithin, metresAcross, positionIn, widened} from '../tileFrame';
import {mountainsAt, mountainsNear, summitsAt} from './mountains';
import {bumps, smooth} from './shapes';

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
  /** Share of lakes, 0 to 1, which are level. */
  readonly lakes: Float32Array;
  /** The height of their water in metres, by that share. */
  readonly levels: Float32Array;
}

/** Land is low so many degrees around a coast. */
const COASTAL = 0.3;
const [LOWEST_HILLS, HIGHEST_HILLS] = [30, 260];
/** The land rises up to so many times as far from a town as it reaches, from so much of its height in the widest plains. */
const [PLAIN, FLATTEST] = [2.5, 0.15];
/** Plains that are narrower are less deep, in metres: a small one would be a pit. */
const DEEPEST_FROM = 20_000;
/** Corners of a shore at which heights are compared, and what is left of mountains in their valleys. */
const SOUNDINGS = 8;
export const LEAST_OF_MOUNTAINS = 0.2;
/** No town reaches further, in metres. */
const LARGEST_PLAIN = 100_000;

/** @returns `undefined` for a tile of water */
export function nodesOf(tile: TileCoordinates, {seed, land}: Ground): Nodes | undefined {
  const positions = Array.from({length: SIDE * SIDE}, (_, node) =>
    positionIn(tile, (node % SIDE) / NODE_CELLS, Math.floor(node / SIDE) / NODE_CELLS),
  );
  const isLand = positions.map(([lon, lat]) => land.landmassWithLakesAt(lon, lat) > 0);
  if (!isLand.includes(true)) return undefined;
  const {chains, alone} = mountainsNear(boundsOf(tile));
  const plains = plainsNear(tile);
  const lakes = positions.map(([lon, lat]) => land.lakes.lakeAt(lon, lat));
  const inland = positions.map((at, node) =>
    isLand[node] ? inlandShare(...at) * steepnessAt(at, plains) : 0,
  );
  return {
    land: Float32Array.from(isLand, Number),
    mountains: Float32Array.from(
      positions,
      (at, node) => (inland[node] ?? 0) * mountainsAt(at, chains, seed),
    ),
    summits: Float32Array.from(positions, (at) => summitsAt(at, alone)),
    hills: Float32Array.from(positions, (at, node) => (inland[node] ?? 0) * hillsAt(at, seed)),
    lakes: Float32Array.from(lakes, (lake) => Math.min(lake, 1)),
    levels: Float32Array.from(lakes, (lake) =>
      lake > 0 ? levelOf(land.lakes.shapes[lake - 1]?.[0] ?? [], seed) : 0,
    ),
  };

  /** 0 where half of what surrounds a position is sea, 1 far from it. */
  function inlandShare(lon: number, lat: number): number {
    const east = COASTAL / Math.max(0.1, Math.cos(lat * RADIANS));
    let dry = 0;
    for (let eighth = 0; eighth < 8; eighth++) {
      const angle = (eighth * Math.PI) / 4;
      if (land.landmassWithLakesAt(lon + east * Math.cos(angle), lat + COASTAL * Math.sin(angle)) > 0) dry++;
    }
    return smooth(dry / 4 - 1);
  }
}

/** The height of a lake in metres: that of the lowest valley which its shore lies in. */
function levelOf(shore: readonly LonLat[], seed: number): number {
  let lowest = Infinity;
  for (let corner = 0; corner < shore.length; corner += Math.ceil(shore.length / SOUNDINGS)) {
    const at = shore[corner] ?? [0, 0];
    const {chains} = mountainsNear([...at, ...at]);
    lowest = Math.min(lowest, LEAST_OF_MOUNTAINS * mountainsAt(at, chains, seed) + hillsAt(at, seed) / 2);
  }
  return lowest;
}

/** The low land around a town: where its middle is, and how far it goes on in metres. */
interface Plain {
  readonly middle: LonLat;
  readonly metres: number;
}

/** Around the towns that are large enough to be seen between nodes. */
function plainsNear(tile: TileCoordinates): Plain[] {
  const least = metresAcross(tile) / NODE_CELLS;
  return townsIn(widened(boundsOf(tile), LARGEST_PLAIN))
    .map(({position, people}) => ({middle: position, metres: PLAIN * reachOf(people)}))
    .filter(({middle, metres}) => metres >= least && isWithin(widened(boundsOf(tile), metres), middle));
}

/** What is left of heights at a position. Written out flat: a tile asks it a hundred thousand times. */
function steepnessAt([lon, lat]: LonLat, plains: readonly Plain[]): number {
  const wide = METRES_PER_DEGREE * Math.cos(lat * RADIANS);
  let share = 1;
  for (const {middle, metres} of plains) {
    const north = (middle[1] - lat) * METRES_PER_DEGREE;
    if (Math.abs(north) > metres) continue;
    const east = lonDifference(lon, middle[0]) * wide;
    const depth = (1 - FLATTEST) * Math.min(1, metres / DEEPEST_FROM);
    share = Math.min(share, 1 - depth * (1 - smooth(Math.hypot(east, north) / metres)));
  }
  return share;
}

function hillsAt(position: LonLat, seed: number): number {
  const share = 0.5 + 0.5 * bumps(position, 0.4, hash(seed, 92));
  return LOWEST_HILLS + (HIGHEST_HILLS - LOWEST_HILLS) * share * share * between(0.9, 1, seed, 93);
}
