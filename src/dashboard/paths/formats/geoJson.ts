import type {Feature, FeatureCollection, MultiLineString, Position} from 'geojson';
import {runsOf, type Track} from '../track';

/** Tracks as GeoJSON: a line for each run; times, speeds and headings stand beside it in lists of the same shape. */
export function toGeoJson(tracks: readonly Track[], gapMs: number): string {
  const collection: FeatureCollection<MultiLineString> = {
    type: 'FeatureCollection',
    features: tracks.map((track) => featureOf(track, gapMs)),
  };
  return JSON.stringify(collection, null, 1);
}

function featureOf(track: Track, gapMs: number): Feature<MultiLineString> {
  const runs = runsOf(track, gapMs);
  // A line has two positions at least: a report on its own is one with the same position twice.
  const perRun = <Value>(valueOf: (index: number) => Value): Value[][] =>
    runs.map(({first, last}) =>
      Array.from({length: Math.max(2, last - first + 1)}, (_, index) =>
        valueOf(Math.min(last, first + index)),
      ),
    );
  return {
    type: 'Feature',
    id: track.id,
    geometry: {type: 'MultiLineString', coordinates: perRun((index) => positionOf(track, index))},
    properties: {
      objectId: track.id,
      objectName: track.name,
      coordTimes: perRun((index) => new Date(track.times[index] ?? 0).toISOString()),
      speeds: perRun((index) => track.speeds[index] ?? null),
      headings: perRun((index) => track.headings[index] ?? null),
    },
  };
}

function positionOf({lons, lats, altitudes}: Track, index: number): Position {
  const altitude = altitudes[index] ?? undefined;
  return [lons[index] ?? 0, lats[index] ?? 0, ...(altitude === undefined ? [] : [altitude])];
}
