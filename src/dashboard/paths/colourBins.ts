import type {Feature, FeatureCollection, MultiLineString, Position} from 'geojson';
import {runsOf, valuesOf, type Measure, type Track} from './track';

/** From little to much. Of middle brightness, so that they are seen on the map by day and by night. */
export const ramp = ['#3f7fd6', '#1f9ba8', '#3f9f54', '#b08c10', '#dd6f24', '#d13b45'] as const;

/** The least and the most that a colour stands for; from one to the next without a gap. */
export interface Scale {
  readonly min: number;
  readonly max: number;
}

/** Of all values of the tracks; undefined where no report has one. */
export function scaleOf(tracks: readonly Track[], measure: Measure): Scale | undefined {
  let [min, max] = [Infinity, -Infinity];
  for (const track of tracks)
    for (const value of valuesOf(track, measure)) {
      if (value === null) continue;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  return min <= max ? {min, max} : undefined;
}

/** Index of the colour of a value; -1 without one. */
export function binOf(value: number | null | undefined, {min, max}: Scale): number {
  if (value === null || value === undefined) return -1;
  if (max === min) return 0;
  return Math.min(ramp.length - 1, Math.floor(((value - min) / (max - min)) * ramp.length));
}

/** What a pointer finds of a track. */
export interface LineProperties {
  readonly track: string;
  readonly bin: number;
}

/** Tracks as lines: one feature for each track and colour, however many reports there are. */
export function colouredLines(
  tracks: readonly Track[],
  measure: Measure,
  gapMs: number,
): FeatureCollection<MultiLineString, LineProperties> {
  const scale = scaleOf(tracks, measure) ?? {min: 0, max: 0};
  return {
    type: 'FeatureCollection',
    features: tracks.flatMap((track) => linesOf(track, valuesOf(track, measure), gapMs, scale)),
  };
}

function linesOf(
  track: Track,
  values: readonly (number | null)[],
  gapMs: number,
  scale: Scale,
): Feature<MultiLineString, LineProperties>[] {
  const lines = new Map<number, Position[][]>();
  const positionOf = (index: number): Position => [track.lons[index] ?? 0, track.lats[index] ?? 0];
  for (const {first, last} of runsOf(track, gapMs)) {
    let [bin, line]: [number | undefined, Position[]] = [undefined, []];
    for (let index = first; index < last; index++) {
      const next = binOf(values[index], scale);
      if (next !== bin || isAcross(track, index)) {
        line = [positionOf(index)];
        const ofBin = lines.get(next) ?? [];
        ofBin.push(line);
        lines.set(next, ofBin);
        bin = next;
      }
      line.push(isAcross(track, index) ? unwrapped(track, index) : positionOf(index + 1));
      if (isAcross(track, index)) bin = undefined;
    }
  }
  return [...lines].map(([bin, coordinates]) => ({
    type: 'Feature',
    geometry: {type: 'MultiLineString', coordinates},
    properties: {track: track.id, bin},
  }));
}

/** Whether the way to the next report crosses the antimeridian. */
function isAcross({lons}: Track, index: number): boolean {
  return Math.abs((lons[index + 1] ?? 0) - (lons[index] ?? 0)) > 180;
}

/** The next position, written so that a map draws the short way to it. */
function unwrapped({lons, lats}: Track, index: number): Position {
  const lon = lons[index + 1] ?? 0;
  return [lon + ((lons[index] ?? 0) > lon ? 360 : -360), lats[index + 1] ?? 0];
}
