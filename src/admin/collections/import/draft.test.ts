import type {Collection} from '@site/src/collections/types';
import {expect, test} from 'vitest';
import {collectionFile, parseCollectionFile} from '../files/collectionFile';
import {draftsOf, MOST_COLLECTIONS} from './draft';

const fleet: Collection = {
  collectionId: 'fleet',
  collectionName: 'Fleet',
  createdDate: '2026-07-01T00:00:00Z',
  collectionItemId: '1',
  icon: 'van',
  showOn: ['routes', 'dashboard'],
  properties: {crew: 'Crew', callSign: 'Call “sign” 🚒'},
  updateFrequencySeconds: 60,
};
const kindsOf = (values: readonly unknown[], stored: readonly Collection[] = [fleet]) =>
  draftsOf(values, stored).map(({kind}) => kind);

test('what was exported is read back as it is stored: nothing is to be sent', () => {
  const values = parseCollectionFile(collectionFile([fleet]));
  expect(values).toEqual([fleet]);
  expect(kindsOf(values ?? [])).toEqual(['same']);
  expect(draftsOf(values ?? [], [])).toEqual([
    {
      kind: 'new',
      number: 1,
      input: {
        collectionName: 'Fleet',
        collectionId: 'fleet',
        icon: 'van',
        updateFrequencySeconds: 60,
        showOn: ['routes', 'dashboard'],
        properties: fleet.properties,
      },
    },
  ]);
});

test('says which collections would be overwritten, new, or the same in another order', () => {
  const {createdDate: _, collectionItemId: __, updateFrequencySeconds: ___, ...input} = fleet;
  const reordered = {...input, properties: {callSign: 'Call “sign” 🚒', crew: 'Crew'}};
  const other = {collectionId: 'boats', collectionName: 'Boats'};
  expect(kindsOf([reordered, other])).toEqual(['same', 'new']);
  expect(kindsOf([{...input, icon: 'taxi'}])).toEqual(['overwrites']);
});

test('refuses by number and field what the platform would not take or would drop', () => {
  const drafts = draftsOf(
    [
      7,
      {collectionId: 'a', collectionName: ''},
      {collectionId: 'b', collectionName: 'B'},
      {collectionId: 'b', collectionName: 'B again'},
      {collectionId: 'c', collectionName: 'C', updateFrequency: 5},
    ],
    [],
  );
  expect(drafts).toMatchObject([
    {kind: 'refused', number: 1, problems: [{text: 'This is not a collection.'}]},
    {kind: 'refused', id: 'a', problems: [{field: 'collectionName'}]},
    {kind: 'new'},
    {kind: 'refused', problems: [{text: 'Entry 3 of the file has the same id.'}]},
    {kind: 'refused', problems: [{field: 'updateFrequency', text: 'A collection has no such field.'}]},
  ]);
});

test('refuses what an account has no room for, and still overwrites', () => {
  const stored = Array.from({length: MOST_COLLECTIONS}, (_, index) => ({
    ...fleet,
    collectionId: `c${index}`,
  }));
  const input = {collectionId: 'new', collectionName: 'New'};
  expect(kindsOf([input, {...input, collectionId: 'c7'}], stored)).toEqual(['refused', 'overwrites']);
});

test('reads the list of the platform, an array and a single collection, and nothing else', () => {
  const input = {collectionId: 'a', collectionName: 'A'};
  expect(parseCollectionFile(JSON.stringify([input]))).toEqual([input]);
  expect(parseCollectionFile(`\uFEFF${JSON.stringify(input)}`)).toEqual([input]);
  expect(parseCollectionFile('{"plans": []}')).toBeUndefined();
  expect(parseCollectionFile('"text"')).toBeUndefined();
});
