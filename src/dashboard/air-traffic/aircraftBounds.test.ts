import type {Restriction} from '@site/src/plan-check';
import {expect, test} from 'vitest';
import {aircraftBounds} from './aircraftBounds';

const at = (lon: number, lat: number) => ({
  objectId: `${lon},${lat}`,
  collectionId: 'survey',
  timestamp: '2026-07-14T18:00:00Z',
  geometry: {type: 'Point' as const, coordinates: [lon, lat]},
});

const square = {
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 40],
        [2, 40],
        [2, 42],
        [0, 42],
        [0, 40],
      ],
    ],
  },
  properties: {},
} as unknown as Restriction;

test('the map begins with the whole of the closed airspace that an aircraft is in', () => {
  expect(
    aircraftBounds([
      {object: at(1, 41), inside: [square]},
      {object: at(3, 41), inside: []},
    ]),
  ).toEqual([0, 40, 3, 42]);
  expect(aircraftBounds([])).toBeUndefined();
});
