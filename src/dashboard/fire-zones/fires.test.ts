import {expect, test} from 'vitest';
import {withGrowth, type Fire} from './fires';
import {near} from './near';
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
