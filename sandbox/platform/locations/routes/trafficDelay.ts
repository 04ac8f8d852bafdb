import {columnOf, rowOf} from '../../../world/frame/grid';
import type {LonLat} from '../../../geometry/sphere';
import {hourOf} from '../../../world/frame/time';
import type {Weather} from '../../../world/weather/weather';

/** However thick the traffic, one gets on: a tenth of the speed is left. Percent. */
const MOST_SLOWDOWN = 90;

/**
 * How much longer a metre takes in the traffic of a moment (milliseconds since 1970), by position: the slowdown that the
 * forecast tells for the same position and hour.
 */
export function trafficDelay(weather: Weather, time: number): (position: LonLat) => number {
  const hour = hourOf(time);
  const known = new Map<number, number>();
  return ([lon, lat]) => {
    const [column, row] = [columnOf(lon), rowOf(lat)];
    const cell = column * 65_536 + row;
    const before = known.get(cell);
    if (before !== undefined) return before;
    const slowdown = Math.min(MOST_SLOWDOWN, weather.cellValue('traffic', column, row, hour));
    const delay = 1 / (1 - slowdown / 100);
    known.set(cell, delay);
    return delay;
  };
}

/** The delay without traffic. */
export const freeFlow = (): number => 1;
