import {chance} from '../../frame/hash';
import {progress, track} from './track';
import type {Motion} from './motion';

/** The whole numbers from 1 to `size`. */
export function count(size: number): number[] {
  return Array.from({length: size}, (_, index) => index + 1);
}

/** The fixed timetable of a way: long enough for the longest of some of its trips and the rest after it. */
export function timetable(
  path: Motion['path'],
  {cruise, acceleration, rest, ground}: {cruise: number; acceleration: number; rest: number; ground?: number},
  draw: number,
): Motion {
  const travel = Math.max(
    ...count(24).map((trip) => progress(0, track(path(trip)).length, cruise, acceleration).total),
  );
  const period = Math.ceil(travel * 1.15 + rest);
  const motion = {path, cruise, acceleration, rest, period, shift: Math.floor(period * 2 * chance(draw, 9))};
  return ground === undefined ? motion : {...motion, flight: {ground, height: 60.96}};
}
