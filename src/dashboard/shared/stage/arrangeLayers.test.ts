import {expect, test} from 'vitest';
import {arrangeLayers, fadeLayer, moveLayer} from './arrangeLayers';

const layers = ['objects', 'fires', 'alerts'].map((id) => ({id}));
const ids = (arranged: ReturnType<typeof arrangeLayers>) => arranged.map(({layer}) => layer.id);

test('layers stand as they come, whole, until somebody arranges them', () => {
  expect(ids(arrangeLayers(layers, []))).toEqual(['objects', 'fires', 'alerts']);
  expect(arrangeLayers(layers, [])[0]?.opacity).toBe(100);
});

test('arranged layers keep their order beneath those that came since; settings of absent ones do no harm', () => {
  const settings = [
    {id: 'alerts', opacity: 40},
    {id: 'gone', opacity: 10},
    {id: 'objects', opacity: 100},
  ];
  expect(ids(arrangeLayers(layers, settings))).toEqual(['fires', 'alerts', 'objects']);
  expect(arrangeLayers(layers, settings)[1]?.opacity).toBe(40);
});

test('a layer moves by one place and not past the end', () => {
  const arranged = arrangeLayers(layers, []);
  expect(moveLayer(arranged, 'alerts', -1).map(({id}) => id)).toEqual(['objects', 'alerts', 'fires']);
  expect(moveLayer(arranged, 'objects', -1).map(({id}) => id)).toEqual(['objects', 'fires', 'alerts']);
  expect(moveLayer(arranged, 'alerts', 1).map(({id}) => id)).toEqual(['objects', 'fires', 'alerts']);
});

test('a layer fades and keeps its place', () => {
  expect(fadeLayer(arrangeLayers(layers, []), 'fires', 0)).toEqual([
    {id: 'objects', opacity: 100},
    {id: 'fires', opacity: 0},
    {id: 'alerts', opacity: 100},
  ]);
});
