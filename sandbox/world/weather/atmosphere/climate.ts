import type {Influence} from './influence';
import type {Season} from '../../frame/seasons';
import {RADIANS} from '../../../geometry/sphere';

/**
 * Mean temperature (°C) of a latitude when the sun stands over `declination` (degrees). Fitted by eye to the zonal
 * means of the seasons: 27 at the equator, 24 and -2 in the July and January of 45° N, -42 in Antarctica's winter.
 */
export function meanTemperature(lat: number, declination: number): number {
  const sine = Math.sin(lat * RADIANS);
  const fromSun = Math.min(90, Math.abs(lat - declination * (0.75 + 0.5 * sine * sine)));
  const slant = Math.sin(fromSun * RADIANS);
  const night = Math.abs(lat - declination * (0.75 + 0.5 * sine * sine)) - 58;
  // Antarctica is ice in summer too: it gives back the light of a sun that does not set.
  const ice = Math.max(0, -lat - 65) * Math.max(0, -declination / 23.4);
  return 29 - 31 * slant * slant - 0.7 * Math.max(0, night) - ice;
}

/** Mean wind (m/s) of a latitude: calm at the equator and the horse latitudes, strong in the roaring forties. */
export function meanWind(lat: number): number {
  const trades = Math.max(0, 1 - Math.abs(Math.abs(lat) - 15) / 12);
  const westerlies = Math.max(0, 1 - Math.abs(Math.abs(lat) - 50) / 20);
  return 3.4 + 1.8 * trades + (lat < 0 ? 4.5 : 1.8) * westerlies;
}

/** How wet a latitude is (mm per hour above or below dry): the tropical rain belt follows the sun. */
export function meanWetness(lat: number, declination: number): number {
  const belt = Math.max(0, 1 - Math.abs(lat - declination * 0.4) / 11);
  const horse = Math.max(0, 1 - Math.abs(Math.abs(lat) - 27) / 12);
  return 1.3 * belt - 1.2 * horse;
}

/** A region that latitude alone gets wrong, and the season in which it does. */
export interface Region extends Influence, Season {
  /** Taken from the wetness, mm per hour. */
  dryness: number;
  /** Added to the temperature, °C. */
  heat: number;
}

/** Deserts the year round and the dry summers in which forests burn. */
const dry: readonly Region[] = [
  {lon: -119, lat: 44, reach: 11, month: 8.2, months: 6, dryness: 4, heat: 4},
  {lon: -119.5, lat: 37, reach: 10, month: 8.5, months: 9, dryness: 4, heat: 6},
  {lon: -110, lat: 33, reach: 9, month: 6.5, months: 12, dryness: 2, heat: 5},
  {lon: 10, lat: 39, reach: 13, month: 7.8, months: 6, dryness: 3, heat: 4},
  {lon: 28, lat: 38, reach: 12, month: 7.8, months: 6, dryness: 3, heat: 4},
  {lon: -3, lat: 24, reach: 16, month: 7, months: 12, dryness: 5, heat: 7},
  {lon: 22, lat: 25, reach: 15, month: 7, months: 12, dryness: 5, heat: 7},
  {lon: 48, lat: 24, reach: 14, month: 7, months: 12, dryness: 5, heat: 7},
  {lon: 62, lat: 40, reach: 14, month: 7, months: 6, dryness: 3, heat: 6},
  {lon: 132, lat: -25, reach: 17, month: 1, months: 12, dryness: 3, heat: 6},
  {lon: 118, lat: -32, reach: 9, month: 1.5, months: 6, dryness: 3, heat: 5},
  {lon: 145, lat: -36, reach: 9, month: 1.5, months: 5, dryness: 2.5, heat: 4},
  {lon: 19, lat: -33, reach: 8, month: 1.5, months: 6, dryness: 3, heat: 3},
  {lon: -70.5, lat: -33, reach: 8, month: 1.5, months: 7, dryness: 3.5, heat: 3},
  {lon: -69.5, lat: -23, reach: 9, month: 1, months: 12, dryness: 5, heat: 2},
];

/** Winters that the sea keeps mild: warm currents reach the west coasts of the northern continents. */
const mild: readonly Region[] = [
  {lon: 0, lat: 52, reach: 14, month: 12.4, months: 6.5, dryness: 0, heat: 15},
  {lon: 14, lat: 54, reach: 12, month: 12.4, months: 6.5, dryness: 0, heat: 7},
  {lon: 8, lat: 64, reach: 14, month: 12.4, months: 6.5, dryness: 0, heat: 15},
  {lon: -21, lat: 65, reach: 12, month: 12.4, months: 6.5, dryness: 0, heat: 22},
  {lon: -6, lat: 41, reach: 9, month: 12.4, months: 6.5, dryness: 0, heat: 6},
  {lon: 14, lat: 41, reach: 11, month: 12.4, months: 6.5, dryness: 0, heat: 6},
  {lon: -125, lat: 49, reach: 13, month: 12.4, months: 6.5, dryness: 0, heat: 15},
  {lon: -147, lat: 60, reach: 12, month: 12.4, months: 6.5, dryness: 0, heat: 14},
];

export const climateRegions: readonly Region[] = [...dry, ...mild];
