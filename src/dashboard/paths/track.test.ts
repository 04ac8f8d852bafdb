import {createPlatformClient} from '@site/src/platform';
import {expect, test, vi} from 'vitest';
import {binOf, colouredLines, scaleOf} from './colourBins';
import {loadTrack, type Progress} from './loadTrack';
import {summaryOf} from './summary';
import {createTrack, momentAt, nearestReport, runsOf} from './track';

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 22, 6);

type Sample = readonly [minute: number, lon?: number, lat?: number, speed?: number];

function reportsOf(samples: readonly Sample[]) {
  return samples.map(([minute, lon, lat, speed]) => ({
    objectId: 'heron-7',
    objectName: 'Heron 7',
    timestamp: new Date(start + minute * MINUTE).toISOString(),
    ...(lon !== undefined &&
      lat !== undefined && {geometry: {type: 'Point' as const, coordinates: [lon, lat, 1000 + minute]}}),
    ...(speed !== undefined && {speed}),
  }));
}

function trackOf(...samples: readonly Sample[]) {
  const growing = createTrack('heron-7');
  growing.add(reportsOf(samples));
  return growing.track();
}

const flight = trackOf(
  [0, 10, 50, 1],
  [1, 10.1, 50, 9],
  [2],
  [3, 10.3, 50, 2],
  [40, 10.4, 50, 3],
  [41, 10.5, 50],
);
const gapMs = 15 * MINUTE;

test('a silence and a report without a position are gaps', () => {
  expect(runsOf(flight, gapMs)).toEqual([
    {first: 0, last: 1},
    {first: 3, last: 3},
    {first: 4, last: 5},
  ]);
  expect(runsOf(trackOf(), gapMs)).toEqual([]);
});

test('between two reports an object is on its way, in a gap where it was last', () => {
  const runs = runsOf(flight, gapMs);
  expect(momentAt(flight, runs, start - 1)).toBeUndefined();
  expect(momentAt(flight, runs, start + MINUTE / 2)).toMatchObject({lon: 10.05, speed: 1, isInGap: false});
  expect(momentAt(flight, runs, start + 20 * MINUTE)).toMatchObject({lon: 10.3, index: 3, isInGap: true});
  expect(momentAt(flight, runs, start + 99 * MINUTE)).toMatchObject({lon: 10.5, isInGap: true});
});

test('between two reports on either side of the antimeridian an object took the short way', () => {
  const track = trackOf([0, 179.9, 10], [4, -179.9, 10]);
  const runs = runsOf(track, gapMs);
  const lonAt = (minutes: number) => momentAt(track, runs, start + minutes * MINUTE)?.lon ?? NaN;
  expect(lonAt(1)).toBeCloseTo(179.95, 6);
  expect(lonAt(3)).toBeCloseTo(-179.95, 6);
});

test('finds the report that a pointer on the map means', () => {
  expect(nearestReport(flight, [10.31, 50.2])).toBe(3);
  expect(nearestReport(trackOf([0]), [0, 0])).toBeUndefined();
});

test('lines are drawn by colour and not across a gap', () => {
  const {features} = colouredLines([flight], 'speed', gapMs);
  expect(features.map(({properties, geometry}) => [properties.bin, geometry.coordinates])).toEqual([
    [
      0,
      [
        [
          [10, 50],
          [10.1, 50],
        ],
      ],
    ],
    [
      1,
      [
        [
          [10.4, 50],
          [10.5, 50],
        ],
      ],
    ],
  ]);
  expect(scaleOf([flight], 'speed')).toEqual({min: 1, max: 9});
  expect([null, 1, 5, 9].map((value) => binOf(value, {min: 1, max: 9}))).toEqual([-1, 0, 3, 5]);
});

test('a way across the antimeridian is drawn the short way', () => {
  const across = trackOf([0, 179.9, 0, 1], [1, -179.9, 0, 1], [2, -179.8, 0, 1]);
  const [line] = colouredLines([across], 'speed', gapMs).features;
  expect(line?.geometry.coordinates).toEqual([
    [
      [179.9, 0],
      [180.1, 0],
    ],
    [
      [-179.9, 0],
      [-179.8, 0],
    ],
  ]);
});

test('sums up without the gaps', () => {
  const {distance, ...others} = summaryOf(flight, gapMs);
  expect(others).toEqual({
    reports: 6,
    topSpeed: 9,
    gaps: [
      {from: start + MINUTE, to: start + 3 * MINUTE},
      {from: start + 3 * MINUTE, to: start + 40 * MINUTE},
    ],
  });
  // Two tenths of a degree at 50° north.
  expect(distance).toBeCloseTo(14_295, -1);
});

test('loads page after page until there is no cursor, and tells how far it is', async () => {
  const asked: URL[] = [];
  const pages = [
    {
      history: reportsOf([
        [0, 1, 2],
        [15, 1, 2],
      ]),
      after: 'page-2',
    },
    {history: reportsOf([[30, 1, 2]])},
  ];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url));
    return Promise.resolve(Response.json(pages[asked.length - 1]));
  });
  const client = createPlatformClient({
    baseUrl: 'https://platform.example',
    credential: {kind: 'apiKey', key: 'k'},
  });
  const told: Progress[] = [];
  const span = {start, end: start + 60 * MINUTE};
  const track = await loadTrack(client, 'heron-7', span, AbortSignal.timeout(10_000), (progress) =>
    told.push(progress),
  );
  expect(track.times).toHaveLength(3);
  expect(asked.map(({searchParams}) => searchParams.get('after'))).toEqual([null, 'page-2']);
  expect(asked[0]?.searchParams.get('end')).toBe('2026-11-22T07:00:00.000Z');
  expect(told).toEqual([
    {count: 2, share: 0.25},
    {count: 3, share: 1},
  ]);
  vi.unstubAllGlobals();
});
