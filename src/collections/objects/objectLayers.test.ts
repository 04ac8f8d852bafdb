import {expect, test} from 'vitest';
import type {Item} from './items';
import {focusLayer, objectsLayer} from './objectLayers';

const itemAt = (id: string, lon: number): Item => ({
  id,
  name: id,
  object: {
    objectId: id,
    collectionId: 'kites',
    timestamp: '2026-07-14T18:00:00Z',
    geometry: {type: 'Point', coordinates: [lon, 44]},
  },
  collection: {collectionId: 'kites', collectionName: 'Kites', createdDate: '', collectionItemId: ''},
  isSilent: false,
  heading: undefined,
});

interface Drawn {
  readonly data: {readonly features: readonly {readonly properties: {readonly id: string}}[]};
}

test('a selected marker that shares its place stays where it stands among the others', () => {
  const all = [itemAt('one', 5), itemAt('two', 5), itemAt('alone', 6)];
  const drawnOf = ({source}: {readonly source: unknown}) =>
    (source as Drawn).data.features.map(({properties}) => properties);
  const drawn = drawnOf(objectsLayer('locations', all));
  expect(drawn.map((each) => 'spread' in each)).toEqual([true, true, false]);
  for (const item of all)
    expect(drawnOf(focusLayer('locations', [item], all))).toEqual(drawn.filter(({id}) => id === item.id));
});
