import {expect, test} from 'vitest';
import {chosenIds} from './chosenIds';

test('chooses the ticked plans among those found', () => {
  expect(chosenIds(['a', 'b', 'c'], new Set(['c', 'a']))).toEqual(['a', 'c']);
});

test('chooses all plans found where none of them is ticked, whatever a filter hides', () => {
  expect(chosenIds(['a', 'b'], new Set())).toEqual(['a', 'b']);
  expect(chosenIds(['a', 'b'], new Set(['hidden']))).toEqual(['a', 'b']);
});
