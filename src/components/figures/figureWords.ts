/** A distance in metres as people say it: metres up to a kilometre, then kilometres. */
export function distanceText(metres: number): string {
  return metres < 1000 ? `${metres.toFixed(0)} m` : `${(metres / 1000).toFixed(1)} km`;
}

/** A span of time, to the minute; to the second below one. @param seconds how long it is */
export function durationText(seconds: number): string {
  if (seconds < 59.5) return `${seconds.toFixed(0)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A time of day. @param time milliseconds since 1970, or ISO 8601 */
export function clockText(time: number | string): string {
  return new Date(time).toLocaleTimeString(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    ...zoneIfRepeated(time),
  });
}

/** An hour of the day, as short as the place allows: with its minutes where the time zone has other than whole hours. */
export function shortHourText(time: number): string {
  const moment = new Date(time);
  return moment.toLocaleTimeString(undefined, {
    hour: 'numeric',
    ...(moment.getMinutes() !== 0 && {minute: '2-digit'}),
    ...zoneIfRepeated(time),
  });
}

/** An hour as a number of 24, for rows of hours; with its minutes where the time zone has other than whole hours. */
export function hourNumberText(time: number): string {
  const moment = new Date(time);
  const minutes = moment.getMinutes();
  return minutes === 0 ? `${moment.getHours()}` : `${moment.getHours()}:${minutes}`;
}

/** A time of day in a week. @param time milliseconds since 1970, or ISO 8601 */
export function weekTimeText(time: number | string): string {
  return new Date(time).toLocaleString(undefined, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...zoneIfRepeated(time),
  });
}

/** Longer than clocks are put back anywhere. */
const MOST_PUT_BACK = 3 * 3_600_000;

/**
 * When clocks are put back, an hour comes twice: the name of the time zone tells which of the two is meant. Options for
 * the text of a moment, empty at all other times.
 *
 * @param time milliseconds since 1970, or ISO 8601
 */
export function zoneIfRepeated(time: number | string): {timeZoneName?: 'short'} {
  const at = new Date(time).getTime();
  const behind = (ms: number) => new Date(at + ms).getTimezoneOffset();
  const putBack = (behind(MOST_PUT_BACK) - behind(-MOST_PUT_BACK)) * 60_000;
  if (putBack <= 0) return {};
  const isRepeated = [-putBack, putBack].some((ms) => behind(ms) - behind(0) === ms / 60_000);
  return isRepeated ? {timeZoneName: 'short'} : {};
}
