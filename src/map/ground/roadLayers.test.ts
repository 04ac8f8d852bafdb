import {expect, test} from 'vitest';
import type {Palette} from '../base/palette';
import {baseStyle, LOWEST_NAME} from '../base/baseStyle';
import {ROADS, roadLayers} from './roadLayers';

const paletteOf = (mode: string) =>
  new Proxy({}, {get: (_, name) => `${mode} ${String(name)}`}) as unknown as Palette;

test('roads have the same layers in both modes, in the colours of each', () => {
  const [light, dark] = [roadLayers(paletteOf('light')), roadLayers(paletteOf('dark'))];
  expect(dark.map(({id}) => id)).toEqual(light.map(({id}) => id));
  expect(JSON.stringify(dark)).toBe(JSON.stringify(light).replaceAll('light ', 'dark '));
});

test('roads are lines beneath the names of the base map, whose ids they do not share', () => {
  const base = baseStyle(paletteOf('light')).layers.map(({id}) => id);
  expect(base).toContain(LOWEST_NAME);
  for (const layer of roadLayers(paletteOf('light'))) {
    expect(base).not.toContain(layer.id);
    expect('source' in layer && layer.source).toBe(ROADS);
  }
});
