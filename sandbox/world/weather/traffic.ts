import {CELL_DEGREES, columnCentre, columnOf, rowCentre, rowOf} from '../frame/grid';
import {airports} from '../geography/airports';
import {RADIANS, lonDifference} from '../../geometry/sphere';
import {hash} from '../frame/hash';
import {solarHour} from '../frame/time';
import {felt, type Influence} from './atmosphere/influence';
import {noise} from './atmosphere/noise';

/** Cells in one direction of a bucket; a bucket knows the cities whose traffic reaches into it. */
const BUCKET = 64;
const BUCKET_ROWS = 64;

interface City extends Influence {
  millions: number;
}

const cities: readonly City[] = airports
  .filter(({millions}) => millions > 0)
  .map(({lon, lat, millions}) => ({
    lon,
    lat,
    millions,
    reach: 0.7 + 0.35 * Math.sqrt(millions),
  }));
const buckets = bucketCities();

/**
 * How much traffic is slowed down in a cell at a clock hour, percent of the free-flow speed. Roads are the ridges of
 * a noise; they crowd around cities, at rush hours, on working days, and more so in the rain.
 *
 * @param rain mm per hour in the same cell, asked only where there is a road
 */
export function slowdown(
  seed: number,
  column: number,
  row: number,
  hour: number,
  rain: () => number,
): number {
  const cities = buckets[(column >> 6) * BUCKET_ROWS + (row >> 6)];
  if (!cities) return 0;
  const [lon, lat] = [columnCentre(column), rowCentre(row)];
  const ring = Math.cos(lat * RADIANS);
  let crowd = 0;
  for (const city of cities) {
    const east = lonDifference(city.lon, lon) * ring;
    const north = lat - city.lat;
    crowd += felt(east * east + north * north, city.reach) * (0.35 + 0.14 * Math.sqrt(city.millions));
  }
  if (crowd === 0) return 0;
  const road = Math.max(roadness(seed, column, row), crowd > 0.55 ? 0.5 : 0);
  if (road === 0) return 0;
  const day = 0.85 + 0.15 * noise(column / 6, row / 6, hour / 7, hash(seed, 9102));
  const wet = 1 + Math.min(0.6, rain() / 15);
  return Math.min(95, Math.round(100 * crowd * road * rush(hour, lon) * day * wet));
}

/** 1 on the middle of a road, 0 beside it. */
function roadness(seed: number, column: number, row: number): number {
  const ridge = Math.abs(noise(column / 7, row / 7, 0, hash(seed, 9101)));
  return Math.max(0, 1 - ridge / 0.22);
}

/** How busy the roads are at the local hour: morning and evening peaks, calm nights and weekends. */
function rush(hour: number, lon: number): number {
  const local = solarHour(hour, lon);
  // 1 January 1970 was a Thursday, the fourth day of a week that begins on Monday.
  const weekday = (Math.floor((hour + lon / 15) / 24) + 3) % 7;
  const base = 0.08 + 0.25 * Math.max(0, Math.sin(((local - 6) / 15) * Math.PI));
  const peaks = bell(local - 8, 1.3) + 1.1 * bell(local - 17.3, 1.7);
  return base + (weekday < 5 ? 0.62 : 0.14) * peaks;
}

function bell(hours: number, width: number): number {
  return Math.exp(-((hours / width) ** 2));
}

function bucketCities(): (City[] | undefined)[] {
  const buckets: (City[] | undefined)[] = [];
  for (const city of cities) {
    const wide = city.reach / Math.cos(city.lat * RADIANS);
    const [north, south] = [rowOf(city.lat + city.reach) >> 6, rowOf(city.lat - city.reach) >> 6];
    const across = Math.ceil((2 * wide) / (BUCKET * CELL_DEGREES)) + 1;
    for (let k = 0; k <= across; k++) {
      const column = columnOf(city.lon - wide + Math.min(2 * wide, k * BUCKET * CELL_DEGREES)) >> 6;
      for (let row = north; row <= south; row++) {
        const bucket = (buckets[column * BUCKET_ROWS + row] ??= []);
        if (!bucket.includes(city)) bucket.push(city);
      }
    }
  }
  return buckets;
}
