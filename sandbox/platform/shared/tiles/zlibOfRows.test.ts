import {inflateSync} from 'node:zlib';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {zlibOfRows} from './zlibOfRows';

const inflated = (rows: Uint8Array, rowLength: number) =>
  new Uint8Array(inflateSync(zlibOfRows(rows, rowLength)));

test('rows come back as they were, whatever repeats in them', () => {
  // Runs of a few values: noise, stripes, areas and lone pixels, of every length of a match.
  const runs = fc.array(fc.tuple(fc.integer({min: 0, max: 255}), fc.integer({min: 1, max: 600})), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(runs, fc.integer({min: 1, max: 1000}), (given, rowLength) => {
      const rows = Uint8Array.from(given.flatMap(([value, count]) => Array<number>(count).fill(value)));
      expect(inflated(rows, rowLength)).toEqual(rows);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 20_000}), fc.integer({min: 1, max: 32_768}), (rows, rowLength) => {
      expect(inflated(rows, rowLength)).toEqual(rows);
    }),
  );
});

test.each([1, 2, 3, 4, 5, 10, 11, 18, 19, 34, 66, 130, 227, 257, 258, 259, 260, 261, 517])(
  'a run of %i bytes is told by lengths that deflate knows',
  (count) => {
    const rows = Uint8Array.of(1, ...Array<number>(count).fill(7), 2);
    expect(inflated(rows, 32_768)).toEqual(rows);
  },
);

test.each([1, 2, 3, 4, 5, 6, 9, 13, 257, 4097, 32_767, 32_768])(
  'a row of %i bytes is found again',
  (rowLength) => {
    const row = Uint8Array.from({length: rowLength}, (_, index) => (index * 7919 + (index >> 3)) % 251);
    const rows = Uint8Array.from([...row, ...row, ...row]);
    expect(inflated(rows, rowLength)).toEqual(rows);
    if (rowLength > 1000) expect(zlibOfRows(rows, rowLength).length).toBeLessThan(1.3 * rowLength);
  },
);

test('an area of one value takes next to nothing', () => {
  expect(zlibOfRows(new Uint8Array(257 * 256).fill(3), 257).length).toBeLessThan(450);
});
