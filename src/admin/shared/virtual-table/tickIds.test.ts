import {expect, test} from 'vitest';
import {tickIds} from './tickIds';

test('ticks on rows that a search hides stay when all found are ticked, and when they no longer are', () => {
  const hidden = new Set(['hidden']);
  const all = tickIds(hidden, ['a', 'b'], true);
  expect(all).toEqual(new Set(['hidden', 'a', 'b']));
  expect(tickIds(all, ['a', 'b'], false)).toEqual(hidden);
});
