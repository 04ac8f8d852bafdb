import {expect, test} from 'vitest';
import {ownerOf} from './ownerOf';

test('a filter belongs to the panel whose id it begins with, not to one with a shorter id', () => {
  const panels = ['route', 'route-intersect', 'traffic'];
  expect(
    ['route-way', 'route-intersect-way', 'route-intersect', 'traffic', 'tiles'].map((name) =>
      ownerOf(name, panels),
    ),
  ).toEqual(['route', 'route-intersect', 'route-intersect', 'traffic', undefined]);
});
