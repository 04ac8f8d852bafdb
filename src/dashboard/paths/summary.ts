import {distanceMetres} from '@site/src/plan-check/geometry/sphere';
import {runsOf, type Track} from './track';

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
    reports: track.times.length,
    distance,
    topSpeed: topSpeed < 0 ? undefined : topSpeed,
    gaps: runs.slice(1).map(({first}, index) => ({
      from: track.times[runs[index]?.last ?? 0] ?? 0,
      to: track.times[first] ?? 0,
    })),
  };
}

/** From a report to the next along a great circle, in metres. */
function distanceAt({lons, lats}: Track, index: number): number {
  const position = (of: number) => [lons[of] ?? 0, lats[of] ?? 0] as const;
  return distanceMetres(position(index), position(index + 1));
}
