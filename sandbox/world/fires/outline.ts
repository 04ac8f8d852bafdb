import type {Position} from 'geojson';
import {rounded} from '../../geometry/rounded';
import {type LonLat, offsetMetres} from '../../geometry/sphere';
import {chance} from '../frame/hash';
import {HOUR_MS, solarHour} from '../frame/time';
import type {Burn} from './types';

const CORNERS = 40;
/** Decimals of a coordinate: about a metre. */
const DECIMALS = 5;

/** How far a fire has come in its life, 0 to 1. */
export function ageShare({start, end}: Burn, time: number): number {
  return (time - start) / (end - start);
}

/** Mean radius in metres: grows by day, hardly at night, and ever slower. It never shrinks: what burnt is burnt. */
function radiusAt(burn: Burn, time: number): number {
  const hours = (time - burn.start) / HOUR_MS;
  const nightly = (4.5 * Math.sin((2 * Math.PI * (solarHour(time / HOUR_MS, burn.lon) - 21)) / 24)) / Math.PI;
  const begun =
    (4.5 * Math.sin((2 * Math.PI * (solarHour(burn.start / HOUR_MS, burn.lon) - 21)) / 24)) / Math.PI;
  const worked = Math.max(0.3, hours + nightly - begun);
  const lifetime = (burn.end - burn.start) / HOUR_MS;
  return burn.radius * (1 - Math.exp((-5 * worked) / lifetime)) + 60;
}

/** How hot a fire burns, 0 to 1: most in its first third, and by day. */
export function heatAt(burn: Burn, time: number): number {
  const life = Math.sin(Math.PI * Math.min(1, ageShare(burn, time)) ** 0.55);
  const clock = 0.62 + 0.38 * Math.cos((2 * Math.PI * (solarHour(time / HOUR_MS, burn.lon) - 16)) / 24);
  return Math.max(0, life * clock);
}

/** The burnt area as a closed ring, counter-clockwise: longer downwind, ragged at its edge. */
export function perimeter(burn: Burn, time: number): Position[] {
  const radius = radiusAt(burn, time);
  const downwind = chance(burn.shape, 21) * 2 * Math.PI;
  const reach = (angle: number) =>
    radius * (1 + 0.32 * Math.cos(angle - downwind)) * (1 + 0.16 * ragged(burn.shape, angle));
  return ring([burn.lon, burn.lat], reach);
}

/** What glows: up to three patches along the edge, each a closed ring; none when it is too cool to be seen. */
export function glow(burn: Burn, time: number): Position[][] {
  const [radius, heat] = [radiusAt(burn, time), heatAt(burn, time)];
  const size = radius * 0.38 * heat;
  if (size < 40) return [];
  const patches = heat > 0.75 ? 3 : heat > 0.4 ? 2 : 1;
  const first = chance(burn.shape, 22) * 2 * Math.PI + ageShare(burn, time) * 2;
  return Array.from({length: patches}, (_, patch) => {
    const angle = first + (patch * 2 * Math.PI) / 3;
    const away = radius * 0.72;
    const middle = offsetMetres([burn.lon, burn.lat], away * Math.cos(angle), away * Math.sin(angle));
    return ring(middle, (around) => size * (1 + 0.15 * ragged(burn.shape + patch + 1, around)));
  });
}

function ring(middle: LonLat, reach: (angle: number) => number): Position[] {
  const positions = Array.from({length: CORNERS}, (_, corner): Position => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const metres = reach(angle);
    const [lon, lat] = offsetMetres(middle, metres * Math.cos(angle), metres * Math.sin(angle));
    return [rounded(lon, DECIMALS), rounded(lat, DECIMALS)];
  });
  return [...positions, positions[0] as Position];
}

/** A wave around the circle, -1 to 1, that joins itself. */
function ragged(shape: number, angle: number): number {
  let sum = 0;
  for (const [k, share] of [
    [2, 0.4],
    [3, 0.25],
    [5, 0.2],
    [9, 0.15],
  ] as const)
    sum += share * Math.sin(k * angle + chance(shape, 23, k) * 2 * Math.PI);
  return sum;
}
