import type {Vector} from '../../geometry/sphere';
import {numberOf, type Json} from '../values';
import {besideLine} from './besideLine';
import {surfaceOf, type Line} from './surface';

const DEFAULT_DISTANCE = 10;

export const layersOf = (settings: Json): number =>
  Math.max(1, Math.round(numberOf(settings['layers']) ?? 1));

/** A round about a closed ring for each layer, with the entrance before and after. */
export function structureRounds(
  ring: Line,
  settings: Json,
  entrance: number,
): (readonly [lon: number, lat: number, altitude: number])[] {
  const layers = layersOf(settings);
  const [height, bottom] = [numberOf(settings['height']) ?? 0, numberOf(settings['bottomAltitude']) ?? 0];
  const distance = numberOf(settings['distance']) ?? DEFAULT_DISTANCE;
  const {toPlane, toEarth} = surfaceOf(ring);
  const walls = ring.slice(0, -1).map(toPlane);
  const round = besideLine(walls, distance * outwards(walls), true).map(toEarth);
  const [start] = round;
  if (!start) return [];
  const altitudes = Array.from({length: layers}, (_, index) => bottom + ((index + 0.5) * height) / layers);
  if (settings['startFromTop'] === true) altitudes.reverse();
  const gate = [...start, numberOf(settings['entranceAltitude']) ?? entrance] as const;
  return [
    gate,
    ...altitudes.flatMap((altitude) => [...round, start].map(([lon, lat]) => [lon, lat, altitude] as const)),
    gate,
  ];
}

/** Towards the outside of a ring: 1 where that is on the right, which is so when it is drawn counter-clockwise. */
function outwards(ring: readonly Vector[]): 1 | -1 {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled >= 0 ? 1 : -1;
}
