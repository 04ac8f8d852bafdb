export const HOUR_MS = 3_600_000;
/** The time bar begins so many hours before now and ends so many after it, where the forecast ends. */
export const EARLIEST = -6;
export const LATEST = 12;

/** How many hours the time of a view is after the present hour, within the time bar. */
export function hourOffset(at: number | undefined, thisHour: number): number {
  if (at === undefined) return 0;
  return Math.max(EARLIEST, Math.min(LATEST, Math.round((at - thisHour) / HOUR_MS)));
}

/** The time of a view so many hours from now; undefined is now, which moves on. */
export function timeAt(offset: number, thisHour: number): number | undefined {
  return offset === 0 ? undefined : thisHour + offset * HOUR_MS;
}
