import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Json} from './types';
import {formatJson} from './formatJson';

test('formatJson keeps short lists on one line and breaks long ones', () => {
  const position = {type: 'Point', coordinates: [-121.62, 44.21]};
  expect(formatJson(position)).toBe('{"type": "Point", "coordinates": [-121.62, 44.21]}');
  expect(formatJson({geometry: position, objectId: 'heron-7', speed: 12.5})).toBe(
    '{\n  "geometry": {\n    "type": "Point",\n    "coordinates": [-121.62, 44.21]\n  },\n  "objectId": "heron-7",\n  "speed": 12.5\n}',
  );
});

test('formatJson writes what JSON.parse reads back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // -0 is written as 0, as JSON.stringify does.
      expect(JSON.parse(formatJson(value as Json))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
