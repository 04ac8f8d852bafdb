import {formatInstant} from '../../base/instants';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The clock hour that a time (milliseconds since 1970, UTC) lies in, counted from 1970. */
export function hourOf(time: number): number {
  return Math.floor(time / HOUR_MS);
}

/** When a clock hour begins, in milliseconds since 1970. */
export function startOfHour(hour: number): number {
  return hour * HOUR_MS;
}

/** Local solar time, 0 to 24, of a clock hour at a longitude. There are no time zones in the sky. */
export function solarHour(hour: number, lon: number): number {
  return (((hour + lon / 15) % 24) + 24) % 24;
}

/** Where the year stands at a clock hour: 0 at its mean beginning, 1 at its end. */
export function yearPhase(hour: number): number {
  const years = hour / (365.2425 * 24);
  return years - Math.floor(years);
}

/** Latitude over which the sun stands at noon, in degrees. */
export function solarDeclination(hour: number): number {
  return 23.44 * Math.sin(2 * Math.PI * (yearPhase(hour) - 0.2219));
}

/** A time as the platform writes it: ISO 8601 in UTC, whole seconds. */
export function isoTime(time: number): string {
  return formatInstant(Math.floor(time / 1000) * 1000);
}
