import polyline from '@mapbox/polyline';
import {positionViolations} from './geometryViolations';

/** 360 degrees in steps of 1e-5, doubled for the sign, take six characters of five bits. */
const LONGEST_NUMBER = 6;
const LEAST_CONTINUING = 63 + 0x20;

/**
 * Reads an encoded polyline. The library decodes any text without complaint, to NaN or to positions that nobody meant,
 * so the text is looked at first.
 * @param precision in decimals of a degree
 * @returns the line as GeoJSON positions, longitude before latitude.
 */
export function decodeLine(text: string, precision = 5): [lon: number, lat: number][] {
  return polyline.decode(text, precision).map(([lat, lon]) => [lon, lat]);
}

/** Writes GeoJSON positions as an encoded polyline of precision 5; altitudes are lost. */
export function encodeLine(positions: readonly (readonly number[])[]): string {
  return polyline.encode(positions.map(([lon = 0, lat = 0]) => [lat, lon]));
}

/** What is wrong with an encoded polyline at a path of a request; nothing when `decodeLine` can read it. */
export function lineViolations(path: string, text: string): string[] {
  const numbers = text.split(/(?<=[?-^])/);
  const isCutOff = text.charCodeAt(text.length - 1) >= LEAST_CONTINUING;
  if (isCutOff || numbers.length % 2 === 1) return [`${path} must not end in the middle of a position`];
  if (numbers.some(({length}) => length > LONGEST_NUMBER)) return [`${path} must be of precision 5`];
  if (numbers.length < 4) return [`${path} must have at least two positions`];
  const wrong = decodeLine(text).findIndex((position) => positionViolations(position, '').length > 0);
  return wrong === -1
    ? []
    : [`${path} is outside the world at position ${wrong}; it must be of precision 5, latitude first`];
}
