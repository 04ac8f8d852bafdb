import type {Collection, LocationObject} from '@site/src/collections/types';
import {expect, test} from 'vitest';
import {parseCollectionsView} from '../address/collectionsView';
import {figuresOf, type CollectionRow} from './collectionRow';
import {findRows} from './findRows';

const at = Date.parse('2026-07-14T18:00:00Z');
const collection = (collectionId: string, collectionName: string, more: Partial<Collection> = {}) =>
  ({collectionId, collectionName, createdDate: '2026-07-01T00:00:00Z', ...more}) as Collection;
const report = (timestamp: string, more: Partial<LocationObject> = {}): LocationObject => ({
  objectId: timestamp,
  timestamp,
  ...more,
});
const rows: readonly CollectionRow[] = [
  {collection: collection('a', 'Engine 10'), figures: {objects: 1, silent: 0, latest: at, at}},
  {collection: collection('b', 'Engine 9'), figures: undefined},
  {collection: collection('c', 'Ferries'), figures: {objects: 3, silent: 2, latest: undefined, at}},
];
const idsOf = (search: string) =>
  findRows(rows, parseCollectionsView(search)).map((row) => row.collection.collectionId);

test('finds collections by every word of a name or an id, by name as people count', () => {
  expect(idsOf('')).toEqual(['b', 'a', 'c']);
  expect(idsOf('?text=ENGINE 1')).toEqual(['a']);
  expect(idsOf('?text=C')).toEqual(['c']);
});

test('sorts by what objects reported, unknown collections last in both directions', () => {
  expect(idsOf('?sort=-silent')).toEqual(['c', 'a', 'b']);
  expect(idsOf('?sort=objects')).toEqual(['a', 'c', 'b']);
  expect(idsOf('?sort=latest')).toEqual(['a', 'b', 'c']);
});

test("counts a collection's silent objects by its own interval, and names the latest report", () => {
  const objects = [
    report('2026-07-14T17:59:00Z'),
    report('2026-07-14T17:50:00Z'),
    report('2026-07-14T09:00:00Z', {isStatic: true}),
  ];
  const latest = Date.parse('2026-07-14T17:59:00Z');
  expect(figuresOf(collection('a', 'A'), {objects, at})).toEqual({objects: 3, silent: 1, latest, at});
  const slow = collection('a', 'A', {updateFrequencySeconds: 600});
  expect(figuresOf(slow, {objects, at}).silent).toBe(0);
  expect(figuresOf(slow, {objects: [], at})).toEqual({objects: 0, silent: 0, latest: undefined, at});
});
