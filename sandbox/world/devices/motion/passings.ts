import type {Motion} from './motion';
import {progress, secondsAt, track} from './track';

/**
 * When a device passes the positions of its ways, the first and the last of each trip included: whole seconds in order,
 * as milliseconds since 1970, after `from` and before `to`.
 */
export function passings(motion: Motion, from: number, to: number): number[] {
  const {path, cruise, acceleration, period, shift} = motion;
  const tripAt = (time: number) => Math.floor((time / 1000 + shift) / period);
  const times = new Set<number>();
  for (let trip = tripAt(from); trip <= tripAt(to); trip++) {
    const {length, distances} = track(path(trip));
    const hurry = Math.max(1, progress(0, length, cruise, acceleration).total / period);
    for (const metres of distances) {
      const seconds = secondsAt(metres, length, cruise, acceleration) / hurry;
      const time = Math.round(trip * period - shift + seconds) * 1000;
      if (time > from && time < to) times.add(time);
    }
  }
  return [...times];
}
