import type {LocationObject} from '../shared/data/questions';
import {missedReports} from './devices';

/** So many intervals are shown. */
export const SLOTS = 30;

/** How a device reported of late. */
export interface ReportRecord {
  /** Whether a report came in each interval, the oldest first. */
  readonly slots: readonly boolean[];
  /** The longest time without a report, in seconds; undefined where there are fewer than two. */
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
 */
export function recordOf(
  reports: readonly Pick<LocationObject, 'timestamp' | 'hdop'>[],
  end: number,
  paceSeconds: number,
): ReportRecord {
  const pace = paceSeconds * 1_000;
  const times = reports.map(({timestamp}) => Date.parse(timestamp)).filter((time) => time <= end);
  const newest = times.at(-1) ?? end;
  const start = newest + (missedReports(end - newest, paceSeconds) + 0.5 - SLOTS) * pace;
  const slots = Array.from({length: SLOTS}, (_, slot) =>
    times.some((time) => time > start + slot * pace && time <= start + (slot + 1) * pace),
  );
  const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? time)) / 1_000);
  const hdops = reports.flatMap(({hdop}) => (hdop === undefined ? [] : [hdop]));
  return {
    slots,
    longestGap: gaps.length > 0 ? Math.max(...gaps) : undefined,
    worstHdop: hdops.length > 0 ? Math.max(...hdops) : undefined,
  };
}
