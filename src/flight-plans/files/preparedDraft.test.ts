import {expect, test} from 'vitest';
import {preparedDraft} from './preparedDraft';
import type {Draft} from './readDrafts';

const draft = (name: string, source: object, planName?: string) =>
  ({name, source, plan: {name: planName}}) as unknown as Draft;

test('a plan without a name is posted under that of its file, in its own collection', () => {
  const prepared = preparedDraft(draft('ridge west.plan', {collectionId: 'own'}), '');
  expect(prepared.source).toEqual({collectionId: 'own', name: 'ridge west'});
});

test('the name and the collection that somebody chose go before those of the file', () => {
  const prepared = preparedDraft(draft('a.json', {name: 'Old', collectionId: 'own'}, 'Old'), 'team', 'New');
  expect(prepared).toMatchObject({name: 'New', source: {name: 'New', collectionId: 'team'}});
});
