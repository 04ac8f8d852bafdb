import {expect, test} from 'vitest';
import {baseStyle, LOWEST_FILL} from '../base/baseStyle';
import type {Palette} from '../base/palette';
import {reliefLayer} from './reliefLayer';

const paletteOf = (mode: string) =>
  new Proxy({}, {get: (_, name) => `${mode} ${String(name)}`}) as unknown as Palette;

test('relief is shaded in the colours of each mode', () => {
  const [light, dark] = [reliefLayer(paletteOf('light')), reliefLayer(paletteOf('dark'))];
  expect(JSON.stringify(dark)).not.toBe(JSON.stringify(light));
  expect(JSON.stringify(dark)).toBe(JSON.stringify(light).replaceAll('light ', 'dark '));
});

test('relief lies on the land, and beneath all else of the base map', () => {
  const base = baseStyle(paletteOf('light')).layers.map(({id}) => id);
  expect(base.slice(0, base.indexOf(LOWEST_FILL))).toEqual(['water', 'land']);
  expect(base).not.toContain(reliefLayer(paletteOf('light')).id);
});
