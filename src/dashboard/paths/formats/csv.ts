import {formatCsv, type Cell} from '@site/src/components/download/csv';
import type {Track} from '../track';

const columns = [
  'objectId',
  'objectName',
  'timestamp',
  'longitude',
  'latitude',
  'altitude',
  'speed',
  'heading',
] as const;

/** All reports of the tracks; what a report left out is empty. */
export function toCsv(tracks: readonly Track[]): string {
  return formatCsv([columns, ...tracks.flatMap(rowsOf)]);
}

function rowsOf(track: Track): readonly (readonly Cell[])[] {
  return track.times.map((time, index) => {
    const isPlaced = !Number.isNaN(track.lons[index]);
    return [
      track.id,
      track.name,
      new Date(time).toISOString(),
      isPlaced ? track.lons[index] : undefined,
      isPlaced ? track.lats[index] : undefined,
      track.altitudes[index],
      track.speeds[index],
      track.headings[index],
    ];
  });
}
