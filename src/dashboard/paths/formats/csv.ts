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

/** All reports of the tracks as RFC 4180 has it; what a report left out is empty. */
export function toCsv(tracks: readonly Track[]): string {
  const rows = tracks.flatMap((track) => {
    const names = `${field(track.id)},${field(track.name)}`;
    return track.times.map((time, index) => {
      const isPlaced = !Number.isNaN(track.lons[index]);
      return [
        names,
        new Date(time).toISOString(),
        isPlaced ? track.lons[index] : '',
        isPlaced ? track.lats[index] : '',
        track.altitudes[index] ?? '',
        track.speeds[index] ?? '',
        track.headings[index] ?? '',
      ].join(',');
    });
  });
  return [columns.join(','), ...rows, ''].join('\r\n');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
