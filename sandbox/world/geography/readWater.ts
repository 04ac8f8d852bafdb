import {decodeLine} from '../../geometry/polyline';
import type {LonLat} from '../../geometry/sphere';
import {lakes, rivers} from './water';

export interface River {
  /** By length: 0 for the longest ones, up to 4. */
  readonly rank: number;
  readonly lines: readonly (readonly LonLat[])[];
}

const PRECISION = 2;
/** Degrees. Whole hundredths would run through the centres of cells that others divide the world into. */
const [EAST, NORTH] = [0.00031, 0.00017];

/** The lakes of the world, each as its rings: the shore, then those of its islands. */
export function readLakes(): LonLat[][][] {
  return lakes.map(linesOf);
}

/** The rivers of the world, the longest first. */
export function readRivers(): River[] {
  return rivers.map((text) => ({rank: Number(text[0]), lines: linesOf(text.slice(2))}));
}

function linesOf(text: string): LonLat[][] {
  return text
    .split(' ')
    .map((line) => decodeLine(line, PRECISION).map(([lon, lat]): LonLat => [lon + EAST, lat + NORTH]));
}
