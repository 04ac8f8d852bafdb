import type {Point} from 'geojson';
import {expect, test} from 'vitest';
import {focusOf} from './focus';

const point = (lon: number, lat: number): Point => ({type: 'Point', coordinates: [lon, lat]});

test('what lies together is shown whole', () => {
  expect(focusOf([point(-121, 44), point(-100, 40)])).toEqual({bounds: [-121, 40, -100, 44], count: 2});
});

test('of what is spread over the world, the largest group comes first', () => {
  const fleet = [point(-121, 44), point(-122, 45), point(-118, 43), point(-112, 43)];
  const far = [point(4, 51.9), point(5, 52), point(103.8, 1.2)];
  expect(focusOf([...far, ...fleet])).toEqual({bounds: [-122, 43, -112, 45], count: 4});
});

test('nothing has no focus', () => {
  expect(focusOf([])).toBeUndefined();
});
