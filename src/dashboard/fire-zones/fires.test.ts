import {expect, test} from 'vitest';
import {withGrowth, type Fire} from './fires';
import {gravestFirst, near, threatsOf} from './near';
import {countText} from './words';

const ring = [
  [-121.1, 44],
  [-121, 44],
  [-121, 44.1],
  [-121.1, 44.1],
  [-121.1, 44],
];
const fire = (id: string, areaHectares: number): Fire => ({
  id,
  name: id,
  areaHectares,
  details: undefined,
  geometry: {type: 'Polygon', coordinates: [ring]},
});

test('growth is in square kilometres, and a fire that is new has grown by all of its area', () => {
  const grown = withGrowth([fire('ridge', 250), fire('creek', 40)], [fire('ridge', 100), fire('gone', 10)]);
  expect(grown.map(({id, growth}) => [id, growth])).toEqual([
    ['ridge', 1.5],
    ['creek', 0.4],
  ]);
  expect(withGrowth([fire('ridge', 250)], undefined)[0]?.growth).toBeUndefined();
});

test('how many fires there are and the land they cover make one sentence, of one fire too', () => {
  expect(countText([fire('ridge', 1_200)])).toBe('1 fire covers 12 km².');
  expect(countText([fire('ridge', 25_000), fire('creek', 400)])).toBe('2 fires cover 254 km² in all.');
});

test('what is near a fire is listed with its distance, the nearest first, and 0 within', () => {
  const subjects = [
    {id: 'far', positions: [[-110, 44]]},
    {id: 'east', positions: [[-120.9, 44.05]]},
    {
      id: 'within',
      positions: [
        [-130, 44],
        [-121.05, 44.05],
      ],
    },
    {
      id: 'crossing',
      positions: [
        [-121.2, 44.05],
        [-120.8, 44.05],
      ],
    },
  ] as const;
  const found = near(fire('ridge', 1).geometry, subjects, 50_000);
  expect(found.map(({subject}) => subject.id)).toEqual(['within', 'crossing', 'east']);
  expect(found[2]?.metres).toBeGreaterThan(7_900);
  expect(found[2]?.metres).toBeLessThan(8_100);
  expect(found[1]?.metres).toBe(0);
});

test('fires that have objects in them or near them come first, then the largest', () => {
  const at = (id: string, areaHectares: number, east: number): Fire => ({
    ...fire(id, areaHectares),
    geometry: {type: 'Polygon', coordinates: [ring.map(([lon = 0, lat = 0]) => [lon + east, lat])]},
  });
  const fires = [at('large', 9_000, 20), at('small', 10, 40), at('near', 20, 0), at('full', 30, 80)];
  const subjects = [
    {positions: [[-120.9, 44.05]]},
    {positions: [[-120.89, 44.05]]},
    {positions: [[-41.05, 44.05]]},
    // Just too far from the fire called near.
    {positions: [[-120.86, 44.05]]},
  ] as const;
  const threats = threatsOf(fires, subjects, 10_000);
  expect([...threats]).toEqual([
    ['near', {count: 2, isInside: false}],
    ['full', {count: 1, isInside: true}],
  ]);
  expect(gravestFirst(fires, threats).map(({id}) => id)).toEqual(['full', 'near', 'large', 'small']);
});
