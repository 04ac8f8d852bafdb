import {expect, test} from 'vitest';
import {formatCollectionsView, parseCollectionsView} from './collectionsView';

test('an address says everything that differs from the list as it comes', () => {
  expect(formatCollectionsView(parseCollectionsView(''))).toBe('');
  const search = '?text=fire+%26+ice&sort=-silent&id=deschutes-fleet';
  expect(formatCollectionsView(parseCollectionsView(search))).toBe(search);
});

test('what cannot be understood is left out', () => {
  expect(parseCollectionsView('?sort=colour')).toEqual({text: '', sort: 'name', isDescending: false, id: ''});
});
