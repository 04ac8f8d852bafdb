import {expect, test} from 'vitest';
import {changesOfOperations, makeChangelog} from './changelog';
import type {Step} from './history';
import type {Change} from './types';

const tighter: Change = {
  place: 'schemas/Area/properties/id/maxLength',
  action: 'changed',
  before: 40,
  after: 20,
  verdict: 'breaking',
  operations: ['createArea', 'listAreas', 'oldAreas'],
  breaks: ['createArea'],
};
const words: Change = {
  place: 'operations/listAreas/summary',
  action: 'changed',
  before: 'List',
  after: 'x'.repeat(90),
  verdict: 'wording',
  operations: ['listAreas'],
  breaks: [],
};
const first: Step = {
  version: '1.0.0',
  file: '1.0.0',
  wordsFile: '1.0.0.yaml',
  words: {entries: []},
  operations: 7,
};
const second: Step = {
  version: '2.0.0',
  file: '2.0.0',
  wordsFile: '2.0.0.yaml',
  operations: 7,
  changes: [tighter, words],
  words: {
    date: '2026-12-01',
    entries: [
      {
        id: 'shorter-ids',
        words: 'Ids have at most `20` characters.\nShorten <yours>.\n',
        places: ['schemas/Area'],
      },
      {id: 'summary', words: 'Says more.', places: ['operations']},
    ],
  },
};
const unchanged: Step = {
  version: '2.0.0',
  wordsFile: 'unreleased.yaml',
  words: {entries: []},
  operations: 7,
  changes: [],
};
const slugs = new Set(['create-area', 'list-areas', 'delete-area']);

test('tells the newest first, and nothing of a working contract that changes nothing', () => {
  expect(makeChangelog([first, second, unchanged], slugs)).toEqual([
    {
      version: '2.0.0',
      isReleased: true,
      isUnnamed: false,
      date: '2026-12-01',
      operations: 7,
      entries: [
        {
          id: 'shorter-ids',
          words: '<p>Ids have at most <code>20</code> characters.\nShorten &lt;yours&gt;.</p>',
          text: 'Ids have at most 20 characters. Shorten <yours>.',
          isBreaking: true,
          operations: [
            {id: 'createArea', isBroken: true, slug: 'create-area'},
            {id: 'listAreas', isBroken: false, slug: 'list-areas'},
            // It has no page any more.
            {id: 'oldAreas', isBroken: false},
          ],
          differences: [
            {
              place: 'schemas/Area/properties/id/maxLength',
              action: 'changed',
              verdict: 'breaking',
              before: '40',
              after: '20',
            },
          ],
        },
        {
          id: 'summary',
          words: '<p>Says more.</p>',
          text: 'Says more.',
          isBreaking: false,
          operations: [{id: 'listAreas', isBroken: false, slug: 'list-areas'}],
          // Long values have no room in a line.
          differences: [{place: 'operations/listAreas/summary', action: 'changed', verdict: 'wording'}],
        },
      ],
    },
    {version: '1.0.0', isReleased: true, isUnnamed: false, operations: 7},
  ]);
});

test('tells what comes after the last release, with the number that it has', () => {
  const {file: _file, ...upcoming} = second;
  const [newest] = makeChangelog([first, upcoming], slugs);
  expect(newest).toMatchObject({version: '2.0.0', isReleased: false, isUnnamed: false});
});

test('gives each operation the entries that concern it, and says whether they break its callers', () => {
  const changes = changesOfOperations(makeChangelog([first, second], slugs), slugs);
  const told = [...changes].map(([slug, all]) => [slug, all.map(({id, isBreaking}) => [id, isBreaking])]);
  expect(told).toEqual([
    ['create-area', [['shorter-ids', true]]],
    [
      'list-areas',
      [
        ['shorter-ids', false],
        ['summary', false],
      ],
    ],
    ['delete-area', []],
  ]);
});
