import type {RoadLine} from '@site/src/map';
import {shareOf} from '@site/src/map/tiles/shown/legend';
import {expect, test} from 'vitest';
import {cutLine, type RoadStretch} from './cutRoads';
import {levelOf} from './levels';
import {roadsLayer} from './roadsLayer';
import {listSlowRoads} from './listSlowRoads';
import {nameOf, slowdownAt, TILE_SIDE, tilesOver, type SlowdownField, type TileName} from './slowdownField';
import {percents} from './slowdownQuestion';

const ZOOM = 5;
/** Degrees of longitude that a pixel is wide. */
const PIXEL = 360 / 2 ** ZOOM / TILE_SIDE;

/** A field of the tiles around 0° N 0° E whose percentage depends on the column, counted from Greenwich. */
function fieldOf(
  percentOf: (column: number) => number,
  tiles: readonly TileName[] = tilesOver([-1, -1, 1, 1]),
) {
  const around = tiles.map(({x, y}) => ({
    zoom: ZOOM,
    x: x >> (tiles[0]!.zoom - ZOOM),
    y: y >> (tiles[0]!.zoom - ZOOM),
  }));
  const values = around.map((tile): [string, Uint8Array] => [
    nameOf(tile),
    Uint8Array.from({length: TILE_SIDE ** 2}, (_, index) =>
      percentOf((tile.x - 2 ** (ZOOM - 1)) * TILE_SIDE + (index % TILE_SIDE)),
    ),
  ]);
  return {zoom: ZOOM, tiles: new Map(values)} satisfies SlowdownField;
}

const line = (positions: RoadLine['positions'], name = 'Highway 97'): RoadLine => ({
  kind: 'highway',
  isMain: true,
  name,
  positions,
});

test('a road is cut where its slowdown changes, without a gap', () => {
  const field = fieldOf((column) => (column < 2 ? 15 : 33));
  const [slow, heavy, ...others] = cutLine(
    line([
      [0, 0.1],
      [PIXEL, 0.1],
      [4 * PIXEL, 0.1],
    ]),
    field,
  );
  expect(others).toEqual([]);
  expect([slow?.percent, heavy?.percent]).toEqual([15, 33]);
  expect(slow?.positions.at(-1)).toEqual(heavy?.positions[0]);
  expect(heavy?.positions[0]?.[0]).toBeCloseTo(2 * PIXEL, 6);
  expect(slow?.positions[0]).toEqual([0, 0.1]);
  expect(heavy?.positions.at(-1)).toEqual([4 * PIXEL, 0.1]);
});

test('what is not slow is one free stretch, and what lies outside the field is left out', () => {
  const field = fieldOf((column) => Math.abs(column) % 10);
  expect(
    cutLine(
      line([
        [-5 * PIXEL, 0.1],
        [5 * PIXEL, 0.1],
      ]),
      field,
    ).map(({percent}) => percent),
  ).toEqual([0]);
  expect(
    cutLine(
      line([
        [60, 0.1],
        [60.1, 0.1],
      ]),
      field,
    ),
  ).toEqual([]);
});

test('few tiles cover a view, at sides of the antimeridian as well', () => {
  for (const sight of [
    [-122, 43.5, -121, 44.5],
    [-125, 41, -109, 48],
    [-180, -60, 179, 70],
  ] as const)
    expect(tilesOver(sight).length).toBeLessThanOrEqual(sight[2] - sight[0] > 100 ? 2 ** 10 : 6);
  expect(tilesOver([-180, -85, 180, 85])).toEqual([]);
  const tiles = tilesOver([179, 1, 181, 2]);
  expect(new Set(tiles.map(({x, zoom}) => x === 0 || x === 2 ** zoom - 1))).toEqual(new Set([true]));
  const field = {
    zoom: tiles[0]!.zoom,
    tiles: new Map(tiles.map((tile) => [nameOf(tile), new Uint8Array(TILE_SIDE ** 2).fill(7)])),
  };
  expect([
    slowdownAt(field, [-179.5, 1.5]),
    slowdownAt(field, [180.5, 1.5]),
    slowdownAt(field, [0, 1.5]),
  ]).toEqual([7, 7, undefined]);
});

test('the shade of a pixel is read as the value that tiles paint with it', () => {
  const pixels = Array.from({length: 101}, (_, value) => {
    const share = shareOf('traffic', value);
    const grey = Math.round((share ?? 0) * 255);
    return [grey, grey, grey, share === undefined ? 0 : 255];
  });
  expect([...percents(Uint8ClampedArray.from(pixels.flat()))]).toEqual(pixels.map((_, value) => value));
});

const stretch = (percent: number, from: number, name?: string): RoadStretch => ({
  line: line([], name),
  percent,
  positions: [
    [from, 0],
    [from + 0.1, 0],
  ],
});

test('slow roads in sight are listed once, the slowest first', () => {
  const all = [
    stretch(12, 0),
    stretch(0, 0.1),
    stretch(25, 0.2),
    stretch(44, 0, 'Old Mill Road'),
    stretch(90, 50, 'Elsewhere'),
  ];
  const roads = listSlowRoads(all, [-1, -1, 1, 1]);
  expect(roads.map(({name, percent}) => [name, percent])).toEqual([
    ['Old Mill Road', 44],
    ['Highway 97', 25],
  ]);
  expect(roads[1]?.metres).toBeCloseTo(2 * 11_119.5, -2);
  expect(roads[1]?.geometry.coordinates).toHaveLength(2);
});

test('roads are in sight on either side of the antimeridian, and only as far as they are', () => {
  const [road, ...others] = listSlowRoads(
    [stretch(12, -179.9), stretch(12, 179.8), stretch(12, 178)],
    [179.7, -1, 180.3, 1],
  );
  expect(others).toEqual([]);
  expect(road?.metres).toBeCloseTo(2 * 11_119.5, -2);
});

test('stretches of a road that are as slow are one feature', () => {
  const {source} = roadsLayer([stretch(12, 0), stretch(12, 0.3), stretch(13, 0.6)]);
  const {features} = (source as {data: GeoJSON.FeatureCollection}).data;
  expect(features.map(({properties}) => properties?.['percent'] as number)).toEqual([12, 13]);
});

test('levels begin with the thresholds of the platform', () => {
  expect([0, 9, 10, 19, 20, 39, 40, 95].map(levelOf)).toEqual([
    'free',
    'free',
    'slow',
    'slow',
    'heavy',
    'heavy',
    'jam',
    'jam',
  ]);
});
