import {runsOf, type Track} from '../track';

const EXTENSION = 'http://www.garmin.com/xmlschemas/TrackPointExtension/v2';

/** Tracks as GPX 1.1; a gap ends a segment. GPX has no word for speed and course: Garmin's extension has. */
export function toGpx(tracks: readonly Track[], gapMs: number): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="dashboard" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="${EXTENSION}">`,
    ...tracks.flatMap((track) => [
      '<trk>',
      `<name>${escape(track.name)}</name>`,
      `<desc>${escape(track.id)}</desc>`,
      ...runsOf(track, gapMs).flatMap(({first, last}) => [
        '<trkseg>',
        ...Array.from({length: last - first + 1}, (_, index) => pointOf(track, first + index)),
        '</trkseg>',
      ]),
      '</trk>',
    ]),
    '</gpx>',
    '',
  ].join('\n');
}

function pointOf({times, lons, lats, altitudes, speeds, headings}: Track, index: number): string {
  const [altitude, speed, heading] = [altitudes[index], speeds[index], headings[index]].map(
    (value) => value ?? undefined,
  );
  const more = [element('gpxtpx:speed', speed), element('gpxtpx:course', heading)].join('');
  return [
    `<trkpt lat="${lats[index]}" lon="${lons[index]}">`,
    element('ele', altitude),
    `<time>${new Date(times[index] ?? 0).toISOString()}</time>`,
    more && `<extensions><gpxtpx:TrackPointExtension>${more}</gpxtpx:TrackPointExtension></extensions>`,
    '</trkpt>',
  ].join('');
}

const element = (name: string, value: number | undefined) =>
  value === undefined ? '' : `<${name}>${value}</${name}>`;

/** Text that XML may hold: control characters have no place in it, not even escaped. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
