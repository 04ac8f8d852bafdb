import {expect, test} from 'vitest';
import {squaresIn} from '../../src/map/base/squares';
import {chooseSmallTowns} from './choosePlaces';

test('names the towns around Bend for a map that shows a day of flights', () => {
  const [west, south, east, north] = [-122.3, 43.6, -120.3, 44.8] as const;
  const towns = chooseSmallTowns();
  const near = squaresIn([west, south, east, north]).flatMap((square) => towns.get(square) ?? []);
  const names = near
    .filter(([, lon, lat]) => lon > west && lon < east && lat > south && lat < north)
    .map(([name]) => name);
  expect(names.length).toBeGreaterThanOrEqual(11);
  expect(names.slice(0, 3)).toEqual(['Redmond', 'Prineville', 'Madras']);
  // It is among the names that each map has.
  expect(names).not.toContain('Bend');
});

test('keeps each square of small towns small enough to be loaded on a phone', () => {
  const largest = Math.max(...[...chooseSmallTowns().values()].map((towns) => JSON.stringify(towns).length));
  expect(largest).toBeLessThan(300_000);
});
