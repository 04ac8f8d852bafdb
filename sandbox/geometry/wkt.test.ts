import {expect, test} from 'vitest';
import {readWktPolygon, writeWktPolygon} from './wkt';

test('well-known text is read and written, with holes and altitudes', () => {
  const text =
    'POLYGON ((-121.664 44.188, -121.601 44.181, -121.578 44.207, -121.664 44.188), (1 2, 3 4, 5 6, 1 2))';
  const reading = readWktPolygon(text);
  expect('coordinates' in reading && writeWktPolygon(reading.coordinates)).toBe(text);
  const high = 'POLYGON Z ((1 2 3, 4 5 6, 7 8 9.5, 1 2 3))';
  const highReading = readWktPolygon(high);
  expect('coordinates' in highReading && writeWktPolygon(highReading.coordinates)).toBe(high);
  expect(readWktPolygon('POLYGON((1 2,3 4,  5 6 , 1 2) , (-.5 1e-3,2. 2,3 3,1 1))')).toEqual({
    coordinates: [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [1, 2],
      ],
      [
        [-0.5, 0.001],
        [2, 2],
        [3, 3],
        [1, 1],
      ],
    ],
  });
});

test.each([
  'polygon((1 2, 3 4, 5 6, 1 2))',
  'Polygon  ( ( 1 2 , 3 4 , 5 6 , 1 2 ) )',
  ' POLYGON\n((1 2,3 4,5 6,1 2)) ',
])('keywords are read in any case and spacing: %s', (text) => {
  expect(readWktPolygon(text)).toEqual({
    coordinates: [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [1, 2],
      ],
    ],
  });
});

test('a megabyte of spaces is read', () => {
  const spaces = ' '.repeat(1_000_000);
  for (const text of [`POLYGON${spaces}x`, `${spaces}POLYGON`, `POLYGON Z((1 2)${spaces}x`])
    expect(readWktPolygon(text)).toEqual({violation: 'must be a POLYGON'});
});

test('altitudes are read after POLYGONZ and polygon z too', () => {
  for (const keyword of ['POLYGONZ', 'polygon z', 'POLYGON  Z '])
    expect(readWktPolygon(`${keyword}((1 2 3, 4 5 6, 7 8 9, 1 2 3))`)).toMatchObject({
      coordinates: [{length: 4}],
    });
});

test.each([
  ['POLYGON ((a b, 1 2))', 'has no position of 2 numbers at 0 of ring 0'],
  ['POLYGON ((1 2, 3))', 'has no position of 2 numbers at 1 of ring 0'],
  ['POLYGON Z ((1 2, 3 4 5))', 'has no position of 3 numbers at 0 of ring 0'],
  ['POLYGON ((1 2, 3 4), (5 6 7 8))', 'has no position of 2 numbers at 0 of ring 1'],
  ['POLYGON ((1 2, 1e999 4))', 'has no position of 2 numbers at 1 of ring 0'],
  ['POINT (1 2)', 'must be a POLYGON'],
])('%s %s', (text, violation) => {
  expect(readWktPolygon(text)).toEqual({violation});
});
