import {runsOf, type Track} from './track';

/** The values of a track for a chart: in the middle of each gap stands a time without values, which breaks the lines. */
export function chartColumns(track: Track, gapMs: number) {
  const times: number[] = [];
  const speeds: (number | null)[] = [];
  const altitudes: (number | null)[] = [];
  let before: number | undefined;
  for (const {first, last} of runsOf(track, gapMs)) {
    const start = track.times[first] ?? 0;
    if (before !== undefined) {
      times.push((before + start) / 2);
      speeds.push(null);
      altitudes.push(null);
    }
    for (let index = first; index <= last; index++) {
      times.push(track.times[index] ?? 0);
      speeds.push(track.speeds[index] ?? null);
      altitudes.push(track.altitudes[index] ?? null);
    }
    before = track.times[last];
  }
  return {times, speeds, altitudes};
}
