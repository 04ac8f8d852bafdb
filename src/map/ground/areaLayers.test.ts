import {expect, test} from 'vitest';
import type {Palette} from '../base/palette';
import {areaLayers} from './areaLayers';
import {ROADS} from './roadLayers';

const paletteOf = (mode: string) =>
  new Proxy({}, {get: (_, name) => `${mode} ${String(name)}`}) as unknown as Palette;

test('areas come with the tiles of roads, in the colours of each mode', () => {
  const [light, dark] = [areaLayers(paletteOf('light')), areaLayers(paletteOf('dark'))];
  expect(light.every(({source}) => source === ROADS)).toBe(true);
  expect(JSON.stringify(dark)).not.toBe(JSON.stringify(light));
  expect(JSON.stringify(dark)).toBe(JSON.stringify(light).replaceAll('light ', 'dark '));
});
