import {expect, test} from 'vitest';
import {graticule} from './graticule';

const bend = (zoom: number, degrees: number) =>
  graticule({
    bounds: [-121.3 - degrees, 44.06 - degrees / 2, -121.3 + degrees, 44.06 + degrees / 2],
    zoom,
    top: 44.06 + degrees / 2,
    left: -121.3 - degrees,
  }).features;
const figures = (features: ReturnType<typeof bend>, side: string) =>
  features
    .filter(({properties}) => properties?.side === side)
    .map(({properties}) => properties?.figure as string);

test('draws a line for each tenth of a degree around a town, with figures at two edges', () => {
  const features = bend(9, 0.19);
  expect(figures(features, 'top')).toEqual([
    '121.6° W',
    '121.5° W',
    '121.4° W',
    '121.3° W',
    '121.2° W',
    '121.1° W',
    '121.0° W',
  ]);
  expect(figures(features, 'left')).toEqual(['43.9° N', '44.0° N', '44.1° N', '44.2° N']);
  expect(features.filter(({geometry}) => geometry.type === 'LineString')).toHaveLength(11);
});

test('draws lines ten degrees apart on a map of the world, without figures', () => {
  const features = graticule({bounds: [-180, -85, 180, 85], zoom: 1, top: 85, left: -180}).features;
  expect(features.every(({geometry}) => geometry.type === 'LineString')).toBe(true);
  expect(features).toHaveLength(73 + 17);
});

test('names degrees beyond the antimeridian as they are there', () => {
  const {features} = graticule({bounds: [179, -1, 181, 1], zoom: 7, top: 1, left: 179});
  expect(figures(features, 'top')).toEqual(['178° E', '179° E', '180° W', '179° W', '178° W']);
  expect(figures(features, 'left')).toEqual(['2° S', '1° S', '0° N', '1° N', '2° N']);
});
