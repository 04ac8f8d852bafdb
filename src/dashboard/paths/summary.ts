import {runsOf, type Track} from './track';

const EARTH_RADIUS = 6_371_008.8;

export interface Summary {
  readonly reports: number;
  /** In metres, without the gaps. */
  readonly distance: number;
  readonly topSpeed: number | undefined;
  /** The gaps, in milliseconds since 1970. */
  readonly gaps: readonly {readonly from: number; readonly to: number}[];
}

/** A track in figures. */
export function summaryOf(track: Track, gapMs: number): Summary {
  const runs = runsOf(track, gapMs);
  let [distance, topSpeed] = [0, -1];
  for (const {first, last} of runs)
    for (let index = first; index < last; index++) distance += distanceAt(track, index);
  for (const speed of track.speeds) if (speed !== null && speed > topSpeed) topSpeed = speed;
  return {
    ...{reports: track.times.length, distance, topSpeed: topSpeed < 0 ? undefined : topSpeed},
    gaps: runs.slice(1).map(({first}, index) => ({
      from: track.times[runs[index]?.last ?? 0] ?? 0,
      to: track.times[first] ?? 0,
    })),
  };
}

/** From a report to the next along a great circle, in metres. */
function distanceAt({lons, lats}: Track, index: number): number {
  const radians = (degrees = 0) => (degrees * Math.PI) / 180;
  const [lat, nextLat] = [radians(lats[index]), radians(lats[index + 1])];
  const across = radians(lons[index + 1]) - radians(lons[index]);
  const half =
    Math.sin((nextLat - lat) / 2) ** 2 + Math.cos(lat) * Math.cos(nextLat) * Math.sin(across / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
}
