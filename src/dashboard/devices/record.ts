import type {LocationObject} from '@site/src/collections/types';
import {missedReports} from '@site/src/collections/objects/missedReports';

/** How many intervals are shown. */
export const SLOTS = 30;

/** How a device reported of late. */
export interface ReportRecord {
  /** Whether a report came in each interval that is known, the oldest first. */
  readonly slots: readonly boolean[];
  /** The longest time without a report, in seconds; undefined where there is none. */
  readonly longestGap: number | undefined;
  /** The least precise fix, as horizontal dilution of precision. */
  readonly worstHdop: number | undefined;
}

/**
 * The last intervals of a device, and in which of them it reported. They are counted from its newest report, in the
 * middle of an interval: a report that comes a little early or late is still in its own.
 *
 * @param reports oldest first
 * @param end milliseconds since 1970
 * @param since earlier reports are not known, nor are intervals that begin before
 */
export function recordOf(
  reports: readonly Pick<LocationObject, 'timestamp' | 'hdop'>[],
  end: number,
  paceSeconds: number,
  since = -Infinity,
): ReportRecord {
  const pace = paceSeconds * 1_000;
  const times = reports.map(({timestamp}) => Date.parse(timestamp)).filter((time) => time <= end);
  const newest = times.at(-1) ?? end;
  const start = newest + (missedReports(end - newest, paceSeconds) + 0.5 - SLOTS) * pace;
  const slots = Array.from({length: SLOTS}, (_, slot) => start + slot * pace)
    .filter((from) => from >= since)
    .map((from) => times.some((time) => time > from && time <= from + pace));
  // The gap that has not ended yet counts as well.
  const gaps = [...times.slice(1), end].map((time, index) => (time - (times[index] ?? time)) / 1_000);
  const hdops = reports.flatMap(({hdop}) => (hdop === undefined ? [] : [hdop]));
  return {
    slots,
    longestGap: times.length > 0 ? Math.max(...gaps) : undefined,
    worstHdop: hdops.length > 0 ? Math.max(...hdops) : undefined,
  };
}
