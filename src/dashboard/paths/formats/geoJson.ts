import type {Feature, FeatureCollection, MultiLineString, Position} from 'geojson';
import {cutsOf} from '@site/src/plan-check/geometry/cutAtAntimeridian';
import {runsOf, type Run, type Track} from '../track';

/** Tracks as GeoJSON: a line for each run; times, speeds and headings stand beside it in lists of the same shape. */
export function toGeoJson(tracks: readonly Track[], gapMs: number): string {
  const collection: FeatureCollection<MultiLineString> = {
    type: 'FeatureCollection',
    features: tracks.map((track) => featureOf(track, gapMs)),
  };
  return JSON.stringify(collection, null, 1);
}

function featureOf(track: Track, gapMs: number): Feature<MultiLineString> {
  const lines = runsOf(track, gapMs).flatMap((run) => linesOf(track, run));
  const perLine = <Value>(valueOf: (point: LinePoint) => Value): Value[][] =>
    lines.map((line) => line.map(valueOf));
  return {
    type: 'Feature',
    id: track.id,
    geometry: {type: 'MultiLineString', coordinates: perLine(({position}) => position)},
    properties: {
      objectId: track.id,
      objectName: track.name,
      coordTimes: perLine(({time}) => new Date(time).toISOString()),
      speeds: perLine(({report}) => (report === undefined ? null : (track.speeds[report] ?? null))),
      headings: perLine(({report}) => (report === undefined ? null : (track.headings[report] ?? null))),
    },
  };
}

interface LinePoint {
  readonly position: Position;
  readonly time: number;
  /** Index of the report; none where the line meets the antimeridian, and nothing was measured. */
  readonly report?: number;
}

/** The lines of a run: it ends at the antimeridian and begins again on its other side (RFC 7946, 3.1.9). */
function linesOf(track: Track, {first, last}: Run): LinePoint[][] {
  const points = Array.from({length: last - first + 1}, (_, offset): LinePoint => {
    const report = first + offset;
    return {position: positionOf(track, report), time: track.times[report] ?? 0, report};
  });
  // A line has two positions at least: a report on its own is one with the same position twice.
  if (points.length === 1) return [[...points, ...points]];
  const lines: LinePoint[][] = [];
  let line: LinePoint[] = [];
  let from = 0;
  for (const {before, share, edge, lat} of cutsOf(points.map(({position}) => position))) {
    const [one, other] = [points[before], points[before + 1]];
    const between = (start = 0, end = start) => start + (end - start) * share;
    const altitude = [one?.position[2], other?.position[2]].includes(undefined)
      ? []
      : [between(one?.position[2], other?.position[2])];
    const time = between(one?.time, other?.time);
    lines.push([...line, ...points.slice(from, before + 1), {position: [edge, lat, ...altitude], time}]);
    line = [{position: [-edge, lat, ...altitude], time}];
    from = before + 1;
  }
  return [...lines, [...line, ...points.slice(from)]];
}

function positionOf({lons, lats, altitudes}: Track, index: number): Position {
  const altitude = altitudes[index] ?? undefined;
  return [lons[index] ?? 0, lats[index] ?? 0, ...(altitude === undefined ? [] : [altitude])];
}
