import {expect, test} from 'vitest';
import {createTrack} from '../track';
import {toCsv} from './csv';
import {toGeoJson} from './geoJson';
import {toGpx} from './gpx';

const time = (minute: number) => new Date(Date.UTC(2026, 10, 22, 6, minute)).toISOString();
const report = (minute: number, lon?: number) => ({
  objectId: 'heron-7',
  objectName: 'Heron "7", <the & old>',
  timestamp: time(minute),
  ...(lon !== undefined && {
    geometry: {type: 'Point' as const, coordinates: [lon, 50, 1000.5]},
    speed: 12.5,
    heading: 90,
  }),
});
const growing = createTrack('heron-7');
growing.add([report(0, 10), report(1, 10.1), report(2), report(50, 10.3)]);
const tracks = [growing.track()];
const gapMs = 15 * 60_000;

test('CSV is read back as it was written', () => {
  const rows = toCsv(tracks)
    .slice('\uFEFF'.length)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    );
  expect(rows[0]).toEqual(
    'objectId,objectName,timestamp,longitude,latitude,altitude,speed,heading'.split(','),
  );
  expect(rows[1]).toEqual(['heron-7', 'Heron "7", <the & old>', time(0), '10', '50', '1000.5', '12.5', '90']);
  expect(rows[3]).toEqual(['heron-7', 'Heron "7", <the & old>', time(2), '', '', '', '', '']);
  expect(rows).toHaveLength(5);
});

test('the name of an object cannot be a formula in a spreadsheet', () => {
  const named = createTrack('heron-7');
  named.add([{...report(0, 10), objectName: '=HYPERLINK("http://evil.example")'}]);
  const text = toCsv([named.track()]);
  expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"');
});

test('GeoJSON has a line for each run, with lists of the same shape', () => {
  const {features} = JSON.parse(toGeoJson(tracks, gapMs));
  expect(features).toHaveLength(1);
  const [{geometry, properties}] = features;
  expect(geometry).toEqual({
    type: 'MultiLineString',
    coordinates: [
      [
        [10, 50, 1000.5],
        [10.1, 50, 1000.5],
      ],
      [
        [10.3, 50, 1000.5],
        [10.3, 50, 1000.5],
      ],
    ],
  });
  expect(properties.coordTimes).toEqual([
    [time(0), time(1)],
    [time(50), time(50)],
  ]);
  expect(properties.speeds).toEqual([
    [12.5, 12.5],
    [12.5, 12.5],
  ]);
});

test('GPX escapes names, and has a segment for each run', () => {
  const gpx = toGpx(tracks, gapMs);
  expect(gpx).toContain('<name>Heron "7", &lt;the &amp; old&gt;</name>');
  expect(gpx.match(/<trkseg>/g)).toHaveLength(2);
  const [, attributes, inside] = /<trkpt ([^>]+)>(.*)<\/trkpt>/.exec(gpx) ?? [];
  expect(attributes).toBe('lat="50" lon="10"');
  expect(inside).toBe(
    `<ele>1000.5</ele><time>${time(0)}</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>12.5</gpxtpx:speed><gpxtpx:course>90</gpxtpx:course></gpxtpx:TrackPointExtension></extensions>`,
  );
  // Every element that is opened is closed, in order.
  const open: string[] = [];
  for (const [, end, name] of gpx.matchAll(/<(\/?)([\w:]+)[^>?]*>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else open.push(name ?? '');
  }
  expect(open).toEqual([]);
});

test('a line over the antimeridian ends there and begins on its other side, in every list', () => {
  const across = createTrack('heron-7');
  across.add([report(0, 179), report(1, -179), report(2, -178)]);
  const [{geometry, properties}] = JSON.parse(toGeoJson([across.track()], gapMs)).features;
  expect(geometry.coordinates).toEqual([
    [
      [179, 50, 1000.5],
      [180, 50, 1000.5],
    ],
    [
      [-180, 50, 1000.5],
      [-179, 50, 1000.5],
      [-178, 50, 1000.5],
    ],
  ]);
  const half = new Date(Date.parse(time(0)) + 30_000).toISOString();
  expect(properties.coordTimes).toEqual([
    [new Date(time(0)).toISOString(), half],
    [half, new Date(time(1)).toISOString(), new Date(time(2)).toISOString()],
  ]);
  expect(properties.speeds).toEqual([
    [12.5, null],
    [null, 12.5, 12.5],
  ]);
});
