import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {distanceMetres, type LonLat} from '../../../../geometry/sphere';
import type {FlightPlan, QgcPlan, Segment} from '../../../../store/flights/flightPlan';
import {readQgc} from '../qgc/read/readQgc';
import {readUxv} from '../uxv/uxv';
import {flownLines} from './flownLines';
import {corridorTransects} from './transects/corridorTransects';
import {measurePath, pathOverlaps} from './overlaps';
import {planWay} from './planWay';
import {segmentPositions} from './segmentPositions';
import {surveyTransects} from './transects/surveyTransects';

const plan = (name: string): FlightPlan => {
  const file = new URL(`../../../../../api/fixtures/qgc/${name}.plan`, import.meta.url);
  return readQgc(JSON.parse(readFileSync(file, 'utf8')) as QgcPlan);
};
const apart = (a: readonly number[], b: readonly number[]) =>
  distanceMetres(a as unknown as LonLat, b as unknown as LonLat);

const square = [
  [
    [0, 0],
    [0.01, 0],
    [0.01, 0.01],
    [0, 0.01],
    [0, 0],
  ],
];
const survey = (changes: Partial<Parameters<typeof surveyTransects>[0]> = {}) =>
  surveyTransects({
    rings: square,
    angle: 0,
    spacing: 200,
    turnaround: 0,
    entryPoint: 2,
    alternate: false,
    crosshatch: false,
    ...changes,
  });

test('a survey without transects is flown where the ground station would fly it', () => {
  const said = plan('survey-v5-ridge-creek');
  const [, , segment] = said.segments;
  if (segment?.type !== 'survey') throw new Error('The fixture has a survey.');
  const drawn = segmentPositions(segment, said);
  const {transects: _transects, ...settings} = segment.settings ?? {};
  const computed = segmentPositions({...segment, settings}, said);
  expect(computed).toHaveLength(10);
  // Spacing stands in the file with three decimals: the outermost lines may be a few centimetres off.
  computed.forEach((position, index) => expect(apart(position, drawn[index] ?? [])).toBeLessThan(0.2));
});

test('spacing follows from camera, height and overlap when it is left out', () => {
  const said = plan('survey-v5-ridge-creek');
  const [, , segment] = said.segments;
  if (segment?.type !== 'survey') throw new Error('The fixture has a survey.');
  const {transects: _transects, spacing: _spacing, ...settings} = segment.settings ?? {};
  expect(segmentPositions({...segment, settings}, said)).toHaveLength(10);
  expect(
    segmentPositions({...segment, settings: {...settings, sideOverlap: 80}}, said).length,
  ).toBeGreaterThan(20);
});

test.each([
  [0, 'west', 'north'],
  [1, 'east', 'north'],
  [2, 'west', 'south'],
  [3, 'east', 'south'],
])('entry point %i begins in the %s and %s', (entryPoint, side, end) => {
  const [[lon, lat] = [NaN, NaN]] = survey({entryPoint});
  expect([lon < 0.005 ? 'west' : 'east', lat < 0.005 ? 'south' : 'north']).toEqual([side, end]);
});

test('each transect is flown against the one before, inside the area, as far apart as said', () => {
  const line = survey();
  expect(line).toHaveLength(10);
  for (let index = 0; index + 3 < line.length; index += 2) {
    const [a, b, c] = line.slice(index, index + 3) as unknown as [number[], number[], number[]];
    expect(apart(b, c)).toBeCloseTo(200, 0);
    expect(Math.sign((a[1] ?? 0) - (b[1] ?? 0))).toBe(-Math.sign((c[1] ?? 0) - (line[index + 3]?.[1] ?? 0)));
  }
});

test('a hole is not covered, turnarounds reach out, crosshatch doubles, alternate skips every other line', () => {
  const hole = [
    [0.004, 0.004],
    [0.006, 0.004],
    [0.006, 0.006],
    [0.004, 0.006],
    [0.004, 0.004],
  ];
  expect(survey({rings: [...square, hole]}).length).toBeGreaterThan(survey().length);
  const lowest = Math.min(...survey({turnaround: 50}).map(([, lat]) => lat));
  expect(apart([0, lowest], [0, 0])).toBeCloseTo(50, 0);
  expect(survey({crosshatch: true})).toHaveLength(20);
  const order = survey({alternate: true}).filter((_, index) => index % 2 === 0);
  expect(order.map(([lon]) => Math.round(lon * 1000))).toEqual(
    [1, 5, 9, 7, 3].map((lon) => expect.closeTo(lon, -0.5)),
  );
});

test('transects at an angle stay in the area', () => {
  for (const [lon, lat] of survey({angle: 37})) {
    expect(lon).toBeGreaterThan(-1e-6);
    expect(lon).toBeLessThan(0.010001);
    expect(lat).toBeGreaterThan(-1e-6);
    expect(lat).toBeLessThan(0.010001);
  }
});

test('a corridor is covered by lines beside its middle, the first on the left', () => {
  const lines = corridorTransects({
    line: [
      [-121.6338, 44.2125],
      [-121.6311, 44.2098],
      [-121.6262, 44.2081],
    ],
    width: 80,
    spacing: 40,
    turnaround: 0,
    entryPoint: 0,
  });
  expect(lines).toHaveLength(2);
  const [left = [], right = []] = lines;
  expect(apart(left[0] ?? [], [-121.6338, 44.2125])).toBeCloseTo(20, 0);
  expect((left[0]?.[1] ?? 0) > 44.2125).toBe(true);
  expect(apart(right.at(-1) ?? [], [-121.6338, 44.2125])).toBeCloseTo(20, 0);
});

test('a structure is circled outside its walls, layer by layer from the top', () => {
  const said = plan('structure-v3-lookout-tower');
  const [, segment] = said.segments as [Segment, Segment];
  const positions = segmentPositions(segment, said);
  expect(positions.map(([, , altitude]) => altitude)).toEqual([
    55, 35, 35, 35, 35, 35, 25, 25, 25, 25, 25, 15, 15, 15, 15, 15, 55,
  ]);
  for (const [lon = 0, lat = 0] of positions)
    expect(lon < -121.6171 || lon > -121.6168 || lat < 44.20908 || lat > 44.2093).toBe(true);
});

test('a segment begins where the one before it ended, and the way home is a line of its own', () => {
  const lines = flownLines(plan('survey-v5-ridge-creek'));
  expect(lines.map(({segment, step}) => `${segment}/${step}`)).toEqual([
    '1/0',
    ...Array.from({length: 10}, (_, step) => `2/${step}`),
    '3/0',
  ]);
  lines.slice(1).forEach(({from}, index) => expect(from.slice(0, 2)).toEqual(lines[index]?.to.slice(0, 2)));
  expect(lines.at(-1)?.to).toEqual([-121.6152, 44.2068, 60.96]);
});

test('a plan that holds only a fence flies nothing', () => {
  expect(flownLines(plan('fence-only'))).toEqual([]);
});

test('overlaps know segment, position and metres flown, and leave holes out', () => {
  const flown = readUxv({
    segments: [
      {type: 'takeoff', position: [0, 0, 50]},
      {
        type: 'waypoint',
        positions: [
          [0.01, 0, 100],
          [0.02, 0, 100],
        ],
      },
    ],
  });
  const path = measurePath(flownLines(flown));
  const box = (west: number, east: number) => [
    [west, -0.01],
    [east, -0.01],
    [east, 0.01],
    [west, 0.01],
    [west, -0.01],
  ];
  const [overlap, ...others] = pathOverlaps(path, [[box(0.005, 0.015)]]);
  expect(others).toEqual([]);
  expect(overlap?.segment).toBe(1);
  expect(overlap?.positions).toEqual([
    [0.005, 0, 75],
    [0.01, 0, 100],
    [0.015, 0, 100],
  ]);
  expect(overlap?.start).toBeCloseTo(556, 0);
  expect(overlap?.end).toBeCloseTo(1668, 0);
  const around = pathOverlaps(path, [[box(0.001, 0.019), box(0.004, 0.006)]]);
  expect(around.map(({start, end}) => [Math.round(start), Math.round(end)])).toEqual([
    [111, 445],
    [667, 2113],
  ]);
  expect(pathOverlaps(path, [[box(1, 2)]])).toEqual([]);
});

test('a stretch goes on over every turn of a segment, whatever the lengths of its pieces round to', () => {
  const corners = Array.from({length: 60}, (_, index) => [
    index * 0.0123456 + (index % 7) / 90,
    (index % 3) / 70,
  ]);
  const everywhere = [
    [-1, -1],
    [2, -1],
    [2, 1],
    [-1, 1],
    [-1, -1],
  ];
  const positions = corners.map(([lon = 0, lat = 0]): [number, number, number] => [lon, lat, 50]);
  const flown = readUxv({segments: [{type: 'waypoint', positions}]});
  const overlaps = pathOverlaps(measurePath(flownLines(flown)), [[everywhere]]);
  expect(overlaps.map((each) => each.positions.length)).toEqual([60]);
});

test('a path over the antimeridian meets what lies there, on both sides, and nothing on the long way round', () => {
  const flown = readUxv({
    segments: [
      {
        type: 'waypoint',
        positions: [
          [179, 10, 50],
          [-179, 10, 150],
        ],
      },
    ],
  });
  const path = measurePath(flownLines(flown));
  const box = (west: number, east: number) => [
    [west, 9],
    [east, 9],
    [east, 11],
    [west, 11],
    [west, 9],
  ];
  expect(pathOverlaps(path, [[box(0, 10)]])).toEqual([]);
  const both = pathOverlaps(path, [[box(179.5, 180)], [box(-180, -179.5)]]);
  expect(both.map(({positions}) => positions)).toEqual([
    [
      [179.5, 10, 75],
      [180, 10, 100],
    ],
    [
      [-180, 10, 100],
      [-179.5, 10, 125],
    ],
  ]);
  expect(both[0]?.end).toBeCloseTo(both[1]?.start ?? NaN, 6);
});

test('the weather is asked line by line; of a very large plan, lines of a segment together', () => {
  const zigzag = (count: number) =>
    readUxv({
      segments: [
        {type: 'takeoff', position: [0, -1]},
        {
          type: 'waypoint',
          positions: Array.from({length: count}, (_, index) => [index % 2, index / 1e4, 50]),
        },
      ],
    });
  expect(planWay(zigzag(3)).steps.map(({leg, step, line}) => [leg, step, line.length])).toEqual([
    [1, 0, 2],
    [1, 1, 2],
    [1, 2, 2],
  ]);
  const {steps, line} = planWay(zigzag(5000));
  expect([steps.length, line.length]).toEqual([Math.ceil(5000 / 3), 5001]);
  expect(steps.slice(0, 2).map(({step}) => step)).toEqual([0, 3]);
  steps.slice(1).forEach((each, index) => expect(each.line[0]).toEqual(steps[index]?.line.at(-1)));
});

test('a plan that hovers over one position is there, and nowhere twice', () => {
  const hover = (positions: number[][]): FlightPlan =>
    readUxv({
      segments: [
        {type: 'takeoff'},
        ...positions.map((position): Segment => ({
          type: 'waypoint',
          positions: [position],
          holdSeconds: 600,
        })),
        {type: 'land'},
      ],
    });
  const lines = flownLines(hover([[0.005, 0.005]]));
  expect(lines).toEqual([{segment: 1, step: 0, from: [0.005, 0.005, 60.96], to: [0.005, 0.005, 60.96]}]);
  expect(pathOverlaps(measurePath(lines), [square])).toEqual([
    {
      segment: 1,
      positions: [
        [0.005, 0.005, 60.96],
        [0.005, 0.005, 60.96],
      ],
      start: 0,
      end: 0,
    },
  ]);
  expect(pathOverlaps(measurePath(flownLines(hover([[0.02, 0.005]]))), [square])).toEqual([]);
  expect(
    flownLines(
      hover([
        [0.005, 0.005],
        [0.005, 0.005],
        [0.006, 0.005],
      ]),
    ),
  ).toHaveLength(1);
  expect(flownLines(hover([]))).toEqual([]);
});
