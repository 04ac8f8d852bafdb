import type {Polygon, Position} from 'geojson';
import {airports} from '../../geography/airports';
import {COUNTRY_CELLS} from '../../geography/countryCells';
import {isInsideRing} from '../../../geometry/ring';
import {rounded} from '../../../geometry/rounded';
import {type LonLat, bearingDegrees, distanceMetres} from '../../../geometry/sphere';
import {chance} from '../../frame/hash';
import {countries} from './countries';

/** An area that has its alerts in common, about a degree wide and high. */
export interface Zone {
  areaId: string;
  areaName: string;
  areaTypeCode: 'C' | 'Z' | 'CLC';
  countryCode: string;
  /** Its middle. */
  lon: number;
  lat: number;
  /** Number of its cell, row by row from the north-west; draws chance for it. */
  cell: number;
}

const WIDE = 360;
const HIGH = 180;
const owners = readOwners();
/** A country of few zones issues alerts by county, a larger one by forecast zone. */
const FEW_ZONES = 12;
const sides = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
/** The story's zone: Sisters, Bend and the fire lie in it. */
const story = {
  cell: cellOf(-121.62, 44.21),
  areaId: 'ORZ611',
  areaName: 'East Slopes of the Central Oregon Cascades',
};

const zonesByCell = new Map<number, Zone>();
const zonesByCountry = new Map<string, ReadonlyMap<string, Zone>>();

/** The zones of a country by their id; none when the world does not know the country. */
export function zonesOf(country: string): ReadonlyMap<string, Zone> {
  const known = zonesByCountry.get(country);
  if (known) return known;
  const cells = owners.flatMap((owner, cell) => (owner === country ? [cell] : []));
  const zones = new Map(
    cells.map((cell) => zoneOf(cell, country, cells.length)).map((zone) => [zone.areaId, zone]),
  );
  if (countries.has(country)) zonesByCountry.set(country, zones);
  return zones;
}

/** The zone that a position lies in; undefined at sea and in countries without alerts. */
export function zoneAt(lon: number, lat: number): Zone | undefined {
  return zonesAround(lon, lat).find(({cell}) =>
    isInsideRing(outlineOf(cell).coordinates[0] as Position[], [lon, lat]),
  );
}

/**
 * The zones that a position may lie in, since borders are ragged, and their neighbours: all that reach within half a
 * degree of it. The same for every position of a square degree.
 */
export function zonesAround(lon: number, lat: number): Zone[] {
  const cell = cellOf(lon, lat);
  const column = cell % WIDE;
  return [0, -1, 1].flatMap((row) =>
    [0, -1, 1].flatMap((side) => {
      const candidate = cell + row * WIDE + ((column + side + WIDE) % WIDE) - column;
      const country = owners[candidate];
      const zone = country === undefined ? undefined : zoneOfCell(candidate, country);
      return zone ? [zone] : [];
    }),
  );
}

function zoneOfCell(cell: number, country: string): Zone | undefined {
  if (!zonesByCell.has(cell)) for (const zone of zonesOf(country).values()) zonesByCell.set(zone.cell, zone);
  return zonesByCell.get(cell);
}

/** The outline of a zone. Neighbours share their corners and edges, so the zones leave no gaps. */
export function outlineOf(cell: number): Polygon {
  const [column, row] = [cell % WIDE, Math.floor(cell / WIDE)];
  // Counter-clockwise from the south-west, each corner followed by the middle of the next edge.
  const steps = [
    [0, 2],
    [1, 2],
    [2, 2],
    [2, 1],
    [2, 0],
    [1, 0],
    [0, 0],
    [0, 1],
    [0, 2],
  ] as const;
  return {type: 'Polygon', coordinates: [steps.map(([x, y]) => corner(column * 2 + x, row * 2 + y))]};
}

/** A point of the half-degree lattice, moved a little so that borders do not look ruled. */
function corner(x: number, y: number): Position {
  const around = x % (2 * WIDE);
  const east = around === 0 ? 0 : 0.36 * (chance(11, around, y) - 0.5);
  const north = y === 0 || y === 2 * HIGH ? 0 : 0.36 * (chance(12, around, y) - 0.5);
  return [rounded(x / 2 - 180 + east, 4), rounded(90 - y / 2 + north, 4)];
}

function zoneOf(cell: number, countryCode: string, size: number): Zone {
  const [column, row] = [cell % WIDE, Math.floor(cell / WIDE)];
  const [lon, lat] = [column - 179.5, 89.5 - row];
  const number = `${String(column).padStart(3, '0')}${String(row).padStart(3, '0')}`;
  const position = {countryCode, lon, lat, cell};
  if (cell === story.cell)
    return {...position, areaId: story.areaId, areaName: story.areaName, areaTypeCode: 'Z'};
  const areaName = nameOf(countryCode, [lon, lat]);
  if (countryCode === 'CA') return {...position, areaId: `CLC${number}`, areaName, areaTypeCode: 'CLC'};
  const areaTypeCode = size < FEW_ZONES ? 'C' : 'Z';
  return {...position, areaId: `${countryCode}${areaTypeCode}${number}`, areaName, areaTypeCode};
}

/** After the nearest city of the country: "Denver", or "120 km north-west of Denver". */
function nameOf(country: string, middle: LonLat): string {
  let nearest: {city: string; metres: number; side: string} | undefined;
  for (const {city, country: of, lon, lat} of airports) {
    if (of !== country) continue;
    const metres = distanceMetres(middle, [lon, lat]);
    if (nearest && nearest.metres <= metres) continue;
    nearest = {city, metres, side: sides[Math.round(bearingDegrees([lon, lat], middle) / 45) % 8] as string};
  }
  if (!nearest) return countries.get(country)?.name ?? country;
  const kilometres = Math.round(nearest.metres / 10_000) * 10;
  return kilometres < 60 ? nearest.city : `${kilometres} km ${nearest.side} of ${nearest.city}`;
}

function cellOf(lon: number, lat: number): number {
  const column = ((Math.floor(lon + 180) % WIDE) + WIDE) % WIDE;
  return Math.min(HIGH - 1, Math.max(0, Math.floor(90 - lat))) * WIDE + column;
}

function readOwners(): (string | undefined)[] {
  return [...COUNTRY_CELLS.matchAll(/([A-Z]{2})?(\d+)/g)].flatMap(([, code, length]) =>
    new Array<string | undefined>(Number(length)).fill(code),
  );
}
