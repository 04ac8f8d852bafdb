import {expect, test} from 'vitest';
import {checkRows, differs, rowsOf, titlesOf} from './titleRows';

const rows = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([key, title], id) => ({id, key, title}));

test('titles come back as they were, with colons and without a title', () => {
  const titles = {callSign: 'Call sign: short', crew: '', 'odd key': 'Ärger', __proto__x: 'x'};
  expect(titlesOf(rowsOf(titles))).toEqual(titles);
  expect(checkRows(rowsOf(titles))).toEqual([]);
});

test('a row in which nothing is typed says nothing', () => {
  expect(titlesOf(rows(['', ''], ['crew', 'Crew']))).toEqual({crew: 'Crew'});
  expect(checkRows(rows(['', '']))).toEqual([]);
});

test('says at the key what is wrong, and loses no half-typed row', () => {
  expect(checkRows(rows(['', 'Crew'], ['crew', 'Crew'], [' pilot', 'Pilot'], ['crew', 'Again']))).toEqual([
    {field: 'property.key.0', text: 'Enter the key of this title.'},
    {field: 'property.key.2', text: 'Remove the space before or after the key.'},
    {field: 'property.key.3', text: 'Another row has this key. Remove one of them.'},
  ]);
});

test('typed, added and removed rows differ from those at first; a row in which nothing is typed does not', () => {
  const first = rows(['crew', 'Crew']);
  expect(differs(rows(['crew', 'Crew'], ['', '']), first)).toBe(false);
  expect(differs(rows(['crew', 'Crew of two']), first)).toBe(true);
  expect(differs(rows(['crew', 'Crew'], ['', 'Call sign']), first)).toBe(true);
  expect(differs([], first)).toBe(true);
});
