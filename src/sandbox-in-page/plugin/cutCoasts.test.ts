import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {expect, test} from 'vitest';
import {cutCoasts} from './cutCoasts';

type Atlas = Topology<{land: GeometryCollection}>;

test('the coasts of the page are those of the atlas, in fewer bytes', () => {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const text = readFileSync(path, 'utf8');
  const cut = cutCoasts(text);
  const [atlas, coasts] = [JSON.parse(text) as Atlas, JSON.parse(cut) as Atlas];
  expect(feature(coasts, coasts.objects.land)).toEqual(feature(atlas, atlas.objects.land));
  expect(Object.keys(coasts.objects)).toEqual(['land']);
  expect(cut.length).toBeLessThan(0.75 * text.length);
});
