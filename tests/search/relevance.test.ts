import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';
import {choicesOf} from '../../src/search/dialog/choices';
import {createSearch} from '../../src/search/engine/engine';
import type {SearchFile} from '../../src/search/engine/types';
import {misses} from './misses';
import {lists} from './questions/lists';
import {plain} from './questions/plain';
import {rank} from './rank';

/** One bar for every list, whoever wrote it and whenever: the share of questions with a right page first, or in the first three. */
const FIRST = 0.9;
const IN_THREE = 0.97;

const search = createSearch(
  JSON.parse(readFileSync(`${buildFolder}/search-index.json`, 'utf8')) as SearchFile,
);

test.for(Object.entries(lists))('the engine finds right pages for the list "%s"', ([name, questions]) => {
  const ranked = questions.map((question) => ({question: question[0], rank: rank(search, question)}));
  const first = ranked.filter((each) => each.rank === 1);
  const inThree = ranked.filter((each) => each.rank >= 1 && each.rank <= 3);
  const wrong = ranked
    .filter((each) => each.rank !== 1)
    .map((each) => `${each.question}: ${each.rank || 'not found'}`);
  console.log(`${name}: ${first.length} first, ${inThree.length} in three, of ${questions.length}`);
  expect(first.length / questions.length, wrong.join('\n')).toBeGreaterThanOrEqual(FIRST);
  expect(inThree.length / questions.length, wrong.join('\n')).toBeGreaterThanOrEqual(IN_THREE);
});

test('what the dialog offers first leads to a right page, for each question of the list "plain"', () => {
  const wrong = misses(plain, (question) => {
    const [first] = choicesOf({status: 'ready', question, ...search(question)}, []);
    return first?.result?.record.to ?? '';
  });
  expect(wrong).toEqual([]);
});

test('an error that is pasted from a log leads to the page that explains it', () => {
  const question = '2026-07-14 ERROR 400 {"status_code":400,"message":"query.limit must be <= 100"}';
  const [first] = choicesOf({status: 'ready', question, ...search(question)}, []);
  expect(first?.result?.record.to).toMatch(/^docs\/errors\/out-of-range/);
});
