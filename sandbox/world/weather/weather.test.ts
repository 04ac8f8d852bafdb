import {expect, test} from 'vitest';
import {chance} from '../frame/hash';
import {COLUMNS, ROWS, columnCentre, columnOf, rowCentre, rowOf} from '../frame/grid';
import {hourOf} from '../frame/time';
import {columnOfPixel, rowOfPixel} from './tile';
import type {GridType} from './types';
import {Weather} from './weather';

const HOUR = hourOf(Date.parse('2026-07-14T18:00:00Z'));
const grids: readonly GridType[] = ['temp', 'wind', 'gust', 'rain', 'snow'];
const world = new Weather(1);
/** Random positions that do not crowd at the poles, and hours of a forecast. */
const positions = Array.from({length: 250}, (_, k) => ({
  lon: chance(77, k, 1) * 360 - 180,
  lat: chance(77, k, 2) * 168 - 84,
  hour: HOUR + Math.floor(chance(77, k, 3) * 13),
}));

test.each(grids)('one truth the grid of %s holds at every position what a forecast says there', (type) => {
  const hour = HOUR + 5;
  const grid = new Uint8Array(COLUMNS * ROWS);
  let filled = 0;
  for (const chunk of world.grid(type, hour, 100)) {
    grid.set(chunk, filled);
    filled += chunk.length;
  }
  expect(filled).toBe(33_554_432);
  const bytes = type === 'temp' ? new Int8Array(grid.buffer) : grid;
  for (const {lon, lat} of positions)
    expect(bytes[columnOf(lon) * 4096 + rowOf(lat)]).toBe(world.valueAt(type, lon, lat, hour));
});

test.each([...grids, 'traffic'] as const)(
  'one truth a tile of %s shows the cell under each pixel',
  (type) => {
    for (const [zoom, x, y] of [
      [1, 0, 0],
      [3, 1, 2],
      [6, 10, 23],
      [9, 81, 178],
      [12, 665, 1485],
    ] as const) {
      const tile = world.tile(type, HOUR, zoom, x, y);
      for (let k = 0; k < 60; k++) {
        const [column, row] = [Math.floor(chance(k, zoom) * 256), Math.floor(chance(k, zoom, 1) * 256)];
        const [cellColumn, cellRow] = [columnOfPixel(zoom, x, column), rowOfPixel(zoom, y, row)];
        const value = world.valueAt(type, columnCentre(cellColumn), rowCentre(cellRow), HOUR);
        expect(tile[row * 256 + column]).toBe(value);
      }
    }
  },
);

test('the same seed and hour give the same values in whichever order they are asked', () => {
  const again = new Weather(1);
  for (const {lon, lat, hour} of [...positions].reverse())
    for (const type of grids)
      expect(again.valueAt(type, lon, lat, hour)).toBe(world.valueAt(type, lon, lat, hour));
});

test('the same seed and hour and another seed another world', () => {
  const other = new Weather(2);
  const differing = positions.filter(
    ({lon, lat, hour}) => other.valueAt('wind', lon, lat, hour) !== world.valueAt('wind', lon, lat, hour),
  );
  expect(differing.length).toBeGreaterThan(positions.length / 2);
});

test('the weather is plausible gusts are never below the wind', () => {
  for (const {lon, lat, hour} of positions)
    expect(world.valueAt('gust', lon, lat, hour)).toBeGreaterThanOrEqual(
      world.valueAt('wind', lon, lat, hour),
    );
});

test('the weather is plausible snow falls only in the cold, and somewhere it does', () => {
  const winter = hourOf(Date.parse('2026-01-14T06:00:00Z'));
  let snowy = 0;
  for (let column = 0; column < COLUMNS; column += 24)
    for (let row = 0; row < ROWS / 2; row += 24) {
      if (world.cellValue('snow', column, row, winter) === 0) continue;
      snowy++;
      expect(world.cellValue('temp', column, row, winter)).toBeLessThanOrEqual(2);
    }
  expect(snowy).toBeGreaterThan(100);
});

/** Mean over thirty days, at one hour of the day, in °C. */
const mean = (iso: string, lon: number, lat: number) => {
  const from = hourOf(Date.parse(iso));
  let sum = 0;
  for (let day = 0; day < 30; day++) sum += world.valueAt('temp', lon, lat, from + day * 24);
  return sum / 30;
};

test('the weather is plausible summer is warmer than winter and day than night', () => {
  expect(mean('2026-07-01T12:00:00Z', 10, 50) - mean('2026-01-01T12:00:00Z', 10, 50)).toBeGreaterThan(12);
  expect(mean('2026-07-01T14:00:00Z', 10, 50) - mean('2026-07-01T03:00:00Z', 10, 50)).toBeGreaterThan(3);
  expect(mean('2026-01-01T04:00:00Z', 151, -33.9)).toBeGreaterThan(mean('2026-07-01T04:00:00Z', 151, -33.9));
});

// January means by the climate tables: London 5, Bergen 1, Reykjavik 0, Seattle 5, Moscow -7, McMurdo Station -3.
test.each([
  ['London', -0.1, 51.5, 0, 10],
  ['Bergen', 5.3, 60.4, -5, 6],
  ['Reykjavik', -21.9, 64.1, -6, 5],
  ['Seattle', -122.3, 47.6, 0, 10],
  ['Moscow', 37.6, 55.7, -20, -4],
  ['McMurdo', 166.7, -77.8, -10, 3],
])('the weather is plausible January is as it should be in %s', (_, lon, lat, coldest, warmest) => {
  const january = mean('2026-01-01T12:00:00Z', lon, lat);
  expect(january).toBeGreaterThan(coldest);
  expect(january).toBeLessThan(warmest);
});

test('the weather is plausible changes little from hour to hour', () => {
  for (const {lon, lat, hour} of positions) {
    const step = world.valueAt('temp', lon, lat, hour + 1) - world.valueAt('temp', lon, lat, hour);
    expect(Math.abs(step)).toBeLessThanOrEqual(4);
  }
});

test('the weather is plausible roads are slow at rush hour near a city, and free far away', () => {
  // 17:00 in Los Angeles on Tuesday, 14 July 2026, and four in the morning.
  const slowest = (iso: string) => Math.max(...world.tile('traffic', hourOf(Date.parse(iso)), 8, 43, 102));
  expect(slowest('2026-07-15T00:00:00Z')).toBeGreaterThan(40);
  expect(slowest('2026-07-14T11:00:00Z')).toBeLessThan(20);
  expect(world.valueAt('traffic', -140, 30, HOUR)).toBe(0);
});

test('the story: dry, hot and gusty over Ridge Creek on the afternoon of 14 July 2026', () => {
  const afternoon = hourOf(Date.parse('2026-07-14T22:00:00Z'));
  const at = (type: GridType) => world.valueAt(type, -121.62, 44.21, afternoon);
  expect(at('rain')).toBe(0);
  expect(at('temp')).toBeGreaterThan(24);
  expect(at('wind')).toBeGreaterThan(9);
  expect(at('gust')).toBeGreaterThan(14);
});
