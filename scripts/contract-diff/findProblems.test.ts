import {expect, test} from 'vitest';
import {findProblems} from './findProblems';
import type {Step} from './history';
import type {Change} from './types';

const change: Change = {
  place: 'schemas/Area/required/id',
  action: 'added',
  after: true,
  verdict: 'compatible',
  operations: ['createArea'],
  breaks: [],
};
const breaking: Change = {...change, verdict: 'breaking', breaks: ['createArea']};
const first: Step = {
  version: '2.9.0',
  file: '2.9.0',
  wordsFile: '2.9.0.yaml',
  words: {entries: []},
  operations: 1,
};

function working(version: string, changes: readonly Change[], ...places: string[][]): Step {
  const entries = places.map((each, index) => ({id: `entry-${index}`, words: 'More.', places: each}));
  return {version, wordsFile: 'unreleased.yaml', words: {entries}, operations: 1, changes};
}

test('finds nothing wrong with a change in words, or without one', () => {
  expect(findProblems([])).toEqual([]);
  expect(findProblems([first, working('2.9.0', [])])).toEqual([]);
  expect(findProblems([first, working('2.9.0', [change], ['schemas/Area'])])).toEqual([]);
});

test('asks for a new version where a change breaks programs, and is content with any newer one', () => {
  expect(findProblems([first, working('2.9.0', [breaking], ['schemas/Area'])])).toEqual([
    '1 change(s) break programs that know version 2.9.0: set `info.version` to a newer one, or find a way that breaks none.',
  ]);
  expect(findProblems([first, working('2.10.0', [breaking], ['schemas/Area'])])).toEqual([]);
  expect(findProblems([first, working('2.8.9', [breaking], ['schemas/Area'])])).toEqual([
    'Version 2.8.9 is older than 2.9.0, which is released: set `info.version` to a newer one.',
  ]);
});

test('asks for words where a place or what stands above it is not named', () => {
  expect(findProblems([first, working('2.9.0', [change], ['schemas/Area/required/id'])])).toEqual([]);
  expect(findProblems([first, working('2.9.0', [change])])).toEqual([
    'schemas/Area/required/id changed, but no entry of unreleased.yaml says so.',
  ]);
});

test('refuses words about what did not change', () => {
  expect(findProblems([first, working('2.9.0', [change], ['schemas/Area', 'schemas/Are'])])).toEqual([
    'unreleased.yaml: the entry entry-0 names schemas/Are, where nothing changed.',
  ]);
});

test('refuses a release under the name of another, and an id that two entries have', () => {
  const renamed = {...first, file: '2.8.0'};
  const twice = working('2.9.0', [change], ['schemas/Area']);
  const step = {...twice, words: {entries: [...twice.words.entries, ...twice.words.entries]}};
  expect(findProblems([renamed, step])).toEqual([
    '2.8.0.json contains version 2.9.0: a release has the name of its version.',
    'Two entries have the id entry-0: links and feeds would find one of them only.',
  ]);
});
