import {expect, test} from 'vitest';
import {Grid} from './grids';
import {tileAt} from './tiles';

test('a position lies in the tile of the web map, and beyond its edge in the last', () => {
  expect(tileAt(-121.3153, 44.0582, 6)).toEqual({zoom: 6, x: 10, y: 23});
  expect(tileAt(180, -90, 3)).toEqual({zoom: 3, x: 7, y: 7});
  expect(tileAt(-180, 90, 3)).toEqual({zoom: 3, x: 0, y: 0});
});

test('a grid is read column by column, temperature with a sign', () => {
  const bytes = new Uint8Array(8192 * 4096);
  bytes[1335 * 4096 + 1045] = 0xfe;
  expect(new Grid('temperature', bytes.buffer).at(-121.3153, 44.0582)).toBe(-2);
  expect(new Grid('wind', bytes.buffer).at(-121.3153, 44.0582)).toBe(254);
  expect(() => new Grid('wind', bytes.buffer).at(-181, 0)).toThrow('There is no position -181, 0.');
  expect(() => new Grid('wind', new ArrayBuffer(3))).toThrow('these are 3');
});
