import {expect, test} from 'vitest';
import type {Restriction} from '@site/src/plan-check';
import {restrictionsAt} from './insideAirspace';

const time = Date.parse('2026-07-14T18:00:00Z');
const restriction = (properties: Partial<Restriction['properties']> = {}) =>
  ({
    type: 'Feature',
    id: '0',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [10, 0],
          [11, 0],
          [11, 1],
          [10, 1],
          [10, 0],
        ],
      ],
    },
    properties: {restrictionId: 'r', name: 'R', ...properties},
  }) as Restriction;
const objectAt = (...coordinates: number[]) => ({geometry: {type: 'Point' as const, coordinates}});
const count = (object: Parameters<ReturnType<typeof restrictionsAt>>[0], each: Restriction) =>
  restrictionsAt([each], time)(object).length;

test('an object is inside where the area, the ceiling and the time say so', () => {
  expect(count(objectAt(10.5, 0.5), restriction())).toBe(1);
  expect(count(objectAt(12, 0.5), restriction())).toBe(0);
  expect(count({}, restriction())).toBe(0);
  expect(count(objectAt(10.5, 0.5, 200), restriction({ceilingMeters: 100}))).toBe(0);
  expect(count(objectAt(10.5, 0.5), restriction({ceilingMeters: 100}))).toBe(1);
  expect(count(objectAt(10.5, 0.5), restriction({activeTime: '2026-07-14T19:00:00Z'}))).toBe(0);
  expect(count(objectAt(10.5, 0.5), restriction({endTime: '2026-07-14T18:00:00Z'}))).toBe(0);
});
