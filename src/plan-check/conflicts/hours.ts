import {HOURS} from './types';

const HOUR_MS = 3_600_000;

/**
 * The hours that something is in force in, as numbers from the present one.
 *
 * @param thisHour the start of the present hour, in milliseconds since 1970
 */
export function hoursBetween(from: string | undefined, to: string | undefined, thisHour: number): number[] {
  const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
  return Array.from({length: HOURS}, (_, hour) => hour).filter((hour) => {
    const begin = thisHour + hour * HOUR_MS;
    return start < begin + HOUR_MS && end > begin;
  });
}

/** The number of an hour that a forecast names by its start. */
export function hourOf(date: string, thisHour: number): number {
  return Math.round((Date.parse(date) - thisHour) / HOUR_MS);
}
