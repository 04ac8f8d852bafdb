import {decodeLine} from '../../geometry/polyline';
import type {LonLat} from '../../geometry/sphere';
import {towns as written} from './towns';

export interface Town {
  readonly position: LonLat;
  /** Inhabitants, to within a tenth. */
  readonly people: number;
}

const [FIRST, PER_DOUBLING, FEWEST] = ['0'.charCodeAt(0), 4, 1000];

/** Rows of towns that were read, from west to east. */
const rows = new Map<number, readonly Town[]>();

/** The towns between two latitudes, in degrees, and east of one longitude as far as another, which may run on beyond 180. */
export function townsIn([west, south, east, north]: readonly [number, number, number, number]): Town[] {
  const found: Town[] = [];
  for (let row = Math.floor(south) + 90; row <= Math.floor(north) + 90; row++)
    for (const town of readRow(row)) {
      const [lon, lat] = town.position;
      const turned = lon + 360 * Math.ceil((west - lon) / 360);
      if (turned <= east && lat >= south && lat <= north) found.push(town);
    }
  return found;
}

function readRow(row: number): readonly Town[] {
  const known = rows.get(row);
  if (known) return known;
  const [line = '', people = ''] = (written[row] ?? '').split(' ');
  const towns = decodeLine(line, 3).map((position, index) => ({
    position,
    people: Math.round(FEWEST * 2 ** ((people.charCodeAt(index) - FIRST) / PER_DOUBLING)),
  }));
  rows.set(row, towns);
  return towns;
}

/** How far a town of so many people reaches, in metres: large ones are denser. */
export const reachOf = (people: number): number => 620 * (people / 2500) ** 0.45;
