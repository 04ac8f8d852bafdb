import {chance} from '../../frame/hash';
import {solarHour} from '../../frame/time';
import type {Influence} from './influence';
import {type Season, inSeason} from '../../frame/seasons';

interface LocalWind extends Influence, Season {
  name: string;
  /** Added at its heart on a strong day, m/s. */
  speed: number;
  /** Local solar hour of its peak; undefined for one that blows through the night. */
  peakHour?: number;
}

/** Winds that valleys, straits and coasts make. The first one drives the story's fire. */
const localWinds: readonly LocalWind[] = [
  {
    name: 'Cascade gap wind',
    lon: -121.6,
    lat: 44.2,
    reach: 2.4,
    month: 8,
    months: 7,
    speed: 12,
    peakHour: 15,
  },
  {name: 'Columbia Gorge', lon: -121.4, lat: 45.7, reach: 2, month: 7, months: 12, speed: 7},
  {name: 'Diablo', lon: -122.3, lat: 38.6, reach: 2.2, month: 10.8, months: 4, speed: 11},
  {name: 'Santa Ana', lon: -117.6, lat: 34.1, reach: 2.4, month: 11.8, months: 6, speed: 13},
  {name: 'Tehuano', lon: -95, lat: 16.2, reach: 2.4, month: 12.5, months: 6, speed: 12},
  {name: 'Zonda', lon: -68.5, lat: -31.5, reach: 2.4, month: 8, months: 6, speed: 10},
  {name: 'Patagonian westerly', lon: -69, lat: -48, reach: 7, month: 1, months: 12, speed: 6},
  {name: 'Levante', lon: -5.6, lat: 36, reach: 2.2, month: 8, months: 8, speed: 9},
  {name: 'Mistral', lon: 4.8, lat: 43.6, reach: 2.6, month: 1.5, months: 9, speed: 10},
  {name: 'Bora', lon: 14.9, lat: 45, reach: 2.2, month: 1, months: 6, speed: 13},
  {name: 'Meltemi', lon: 25.2, lat: 37.2, reach: 3.4, month: 7.8, months: 4, speed: 9, peakHour: 15},
  {name: 'Shamal', lon: 48, lat: 29, reach: 4.5, month: 7, months: 4, speed: 9, peakHour: 14},
  {name: 'Cape Doctor', lon: 18.6, lat: -34, reach: 2.2, month: 1, months: 6, speed: 10, peakHour: 16},
  {name: 'Fremantle Doctor', lon: 115.8, lat: -32, reach: 2, month: 1, months: 6, speed: 7, peakHour: 16},
  {name: 'Cook Strait', lon: 174.7, lat: -41.3, reach: 2.4, month: 10.5, months: 12, speed: 9},
];

/** A local wind at one clock hour, with its strength of that hour in m/s. */
export interface Breeze extends Influence {
  speed: number;
}

/** The local winds that blow at a clock hour. */
export function breezesAt(seed: number, hour: number): Breeze[] {
  return localWinds
    .map(({lon, lat, reach, speed, peakHour, ...season}, index) => {
      const clock = peakHour === undefined ? 0.8 : 0.55 + 0.45 * Math.cos(clockAngle(hour, lon, peakHour));
      const day = 0.62 + 0.38 * dayStrength(seed, index, hour);
      return {lon, lat, reach, speed: speed * clock * day * inSeason(season, hour)};
    })
    .filter(({speed}) => speed > 0.05);
}

function clockAngle(hour: number, lon: number, peakHour: number): number {
  return ((solarHour(hour, lon) - peakHour) / 24) * 2 * Math.PI;
}

/** Strong and weak days, 0 to 1, without a jump at midnight. */
function dayStrength(seed: number, index: number, hour: number): number {
  const day = Math.floor(hour / 24);
  const share = hour / 24 - day;
  const [today, tomorrow] = [chance(seed, 7001, index, day), chance(seed, 7001, index, day + 1)];
  return today + (tomorrow - today) * share * share * (3 - 2 * share);
}
