import type {LocationObject} from '@site/src/collections/types';
import {unwrapped} from '@site/src/plan-check/geometry/sphere';

/** The history of an object as columns: 100,000 reports are seven lists and no objects. */
export interface Track {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, ascending. The other lists have an entry for each. */
  readonly times: readonly number[];
  /** NaN, with latitude, where a report had no position. */
  readonly lons: readonly number[];
  readonly lats: readonly number[];
  /** Metres above mean sea level. */
  readonly altitudes: readonly (number | null)[];
  /** Metres per second. */
  readonly speeds: readonly (number | null)[];
  /** Degrees from true north. */
  readonly headings: readonly (number | null)[];
}

/** A track that grows by pages. */
export function createTrack(id: string) {
  let name = id;
  const times: number[] = [];
  const lons: number[] = [];
  const lats: number[] = [];
  const altitudes: (number | null)[] = [];
  const speeds: (number | null)[] = [];
  const headings: (number | null)[] = [];
  return {
    add: (reports: readonly LocationObject[]) => {
      for (const {objectName, timestamp, geometry, speed, heading} of reports) {
        const [lon = NaN, lat = NaN, altitude] = geometry?.coordinates ?? [];
        name = objectName ?? name;
        times.push(Date.parse(timestamp));
        lons.push(lon);
        lats.push(lat);
        altitudes.push(altitude ?? null);
        speeds.push(speed ?? null);
        headings.push(heading ?? null);
      }
    },
    track: (): Track => ({id, name, times, lons, lats, altitudes, speeds, headings}),
  };
}

/** What a track is coloured by. */
export type Measure = 'speed' | 'altitude';

export function valuesOf(track: Track, measure: Measure): readonly (number | null)[] {
  return measure === 'speed' ? track.speeds : track.altitudes;
}

/** From the first report of an unbroken run to its last. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/**
 * The runs between the gaps of a track. A gap is a silence, or a report that has no position.
 *
 * @param gapMs how long a silence must be to be a gap
 */
export function runsOf({times, lons}: Track, gapMs: number): readonly Run[] {
  const runs: Run[] = [];
  let first: number | undefined;
  for (let index = 0; index < times.length; index++) {
    if (Number.isNaN(lons[index])) {
      if (first !== undefined) runs.push({first, last: index - 1});
      first = undefined;
    } else if (first === undefined) first = index;
    else if (at(times, index) - at(times, index - 1) > gapMs) {
      runs.push({first, last: index - 1});
      first = index;
    }
  }
  if (first !== undefined) runs.push({first, last: times.length - 1});
  return runs;
}

/** What is known of an object at a time. */
export interface Moment {
  readonly lon: number;
  readonly lat: number;
  readonly altitude: number | null;
  readonly speed: number | null;
  readonly heading: number | null;
  /** The report that it rests on: the last one before. */
  readonly index: number;
  /** Whether the time lies in a gap: the object was here before it. */
  readonly isInGap: boolean;
}

/** Where an object was: between two reports of a run on the way from one to the other. Undefined before the first. */
export function momentAt(track: Track, runs: readonly Run[], time: number): Moment | undefined {
  const {times, lons, lats, altitudes, speeds, headings} = track;
  const run = runs.findLast(({first}) => at(times, first) <= time);
  if (!run) return undefined;
  const isInGap = time > at(times, run.last);
  const index = isInGap ? run.last : lastBefore(times, run, time);
  const next = Math.min(index + 1, run.last);
  const span = at(times, next) - at(times, index);
  const share = isInGap || span === 0 ? 0 : (time - at(times, index)) / span;
  const between = (list: readonly number[]) => at(list, index) + (at(list, next) - at(list, index)) * share;
  const lon = longitudeBetween(at(lons, index), at(lons, next), share);
  return {
    lon,
    lat: between(lats),
    index,
    isInGap,
    altitude: altitudes[index] ?? null,
    speed: speeds[index] ?? null,
    heading: headings[index] ?? null,
  };
}

/** On the shorter way from one longitude to another, which may lead across the antimeridian. */
function longitudeBetween(from: number, to: number, share: number): number {
  return unwrapped(from + (unwrapped(to, from) - from) * share, 0);
}

function lastBefore(times: readonly number[], {first, last}: Run, time: number): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(times, middle) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The report that is nearest to a position, as a map shows it; undefined for a track without positions. */
export function nearestReport(
  {lons, lats}: Track,
  [lon, lat]: readonly [number, number],
): number | undefined {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let [nearest, least]: [number | undefined, number] = [undefined, Infinity];
  for (let index = 0; index < lons.length; index++) {
    const distance = ((at(lons, index) - lon) * narrowing) ** 2 + (at(lats, index) - lat) ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

const at = (list: readonly number[], index: number) => list[index] ?? NaN;
