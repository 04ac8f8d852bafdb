import {expect, test} from 'vitest';
import type {Palette} from '../base/palette';
import {baseStyle} from '../base/baseStyle';
import {roadLayers} from './roadLayers';
import {shoreLayer, WATER, waterLayers} from './waterLayers';

const paletteOf = (mode: string) =>
  new Proxy({}, {get: (_, name) => `${mode} ${String(name)}`}) as unknown as Palette;
const layersOf = (mode: string) => [...waterLayers(paletteOf(mode)), shoreLayer(paletteOf(mode))];

test('lakes and rivers have the same layers in both modes, in the colours of each', () => {
  const [light, dark] = [layersOf('light'), layersOf('dark')];
  expect(JSON.stringify(dark)).not.toBe(JSON.stringify(light));
  expect(JSON.stringify(dark)).toBe(JSON.stringify(light).replaceAll('light ', 'dark '));
  expect(light.every(({source}) => source === WATER)).toBe(true);
});

test('lakes cover the rivers that lead through them, and look like the sea', () => {
  const [rivers, lakes] = waterLayers(paletteOf('light'));
  expect([rivers?.id, lakes?.id]).toEqual(['rivers', 'lakes']);
  const base = baseStyle(paletteOf('light')).layers;
  const sea = base.find(({id}) => id === 'water');
  const coast = base.find(({id}) => id === 'coast');
  expect(lakes?.paint).toMatchObject({
    'fill-color': (sea?.paint as {'background-color': string})['background-color'],
  });
  expect(shoreLayer(paletteOf('light')).paint).toEqual(coast?.paint);
});

test('no layer of water shares its id with the base map or its roads', () => {
  const others = [...baseStyle(paletteOf('light')).layers, ...roadLayers(paletteOf('light'))].map(
    ({id}) => id,
  );
  for (const {id} of layersOf('light')) expect(others).not.toContain(id);
});
