import fc from 'fast-check';
import {expect, test} from 'vitest';
import {decodeLine, encodeLine, lineViolations} from './polyline';

test('a line survives a round trip to a hundred-thousandth of a degree', () => {
  const step = (limit: number) =>
    fc.integer({min: -limit * 1e5, max: limit * 1e5}).map((value) => value / 1e5);
  const line = fc.array(fc.tuple(step(180), step(90)), {minLength: 2, maxLength: 50});
  fc.assert(
    fc.property(line, (positions) => {
      const text = encodeLine(positions);
      expect(lineViolations('line', text)).toEqual([]);
      const decoded = decodeLine(text);
      expect(decoded).toHaveLength(positions.length);
      decoded.forEach(([lon, lat], index) => {
        expect(lon).toBeCloseTo(positions[index]?.[0] ?? NaN, 5);
        expect(lat).toBeCloseTo(positions[index]?.[1] ?? NaN, 5);
      });
    }),
  );
});

test.each([
  ['_p~iF~ps|U_ulLnnqC_mqNvxq`', 'line must not end in the middle of a position'],
  ['_p~iF~ps|U_ulL', 'line must not end in the middle of a position'],
  ['_p~iF~ps|U', 'line must have at least two positions'],
  ['~~~~~~~~~~@@@@', 'line must be of precision 5'],
  [
    encodeLine([
      [44, -121],
      [44, -122],
    ]),
    'line is outside the world at position 0; it must be of precision 5, latitude first',
  ],
])('%s', (text, violation) => {
  expect(lineViolations('line', text)).toEqual([violation]);
});
