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
  return new Date(time).toLocaleTimeString(undefined, {hour: '2-digit', minute: '2-digit'});
}

/** An hour of the day, as short as the place allows. */
export function shortHourText(time: number): string {
  return new Date(time).toLocaleTimeString(undefined, {hour: 'numeric'});
}

/** A time of day in a week. @param time milliseconds since 1970, or ISO 8601 */
export function weekTimeText(time: number | string): string {
  return new Date(time).toLocaleString(undefined, {weekday: 'short', hour: '2-digit', minute: '2-digit'});
}
