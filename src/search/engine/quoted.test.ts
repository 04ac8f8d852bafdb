import path from 'node:path';
import {expect, test} from 'vitest';
import {readErrorKinds} from '@site/src/errors/plugin/readErrorKinds';
import {indexOf} from '../indexing/indexOf';
import {createSearch} from './engine';
import type {SearchFile, SearchRecord} from './types';

const kinds = await readErrorKinds(path.resolve(import.meta.dirname, '../../..'));
const records = kinds.map(({id, title, says, messages}): SearchRecord => ({
  kind: 'guide',
  to: `docs/errors/${id}`,
  title,
  place: '',
  text: says,
  messages,
}));
const search = createSearch(JSON.parse(JSON.stringify(indexOf(records))) as SearchFile);
const first = (question: string) => search(question).results[0]?.record.to;

test('every message of a page about an error finds it, with values in place of its names', () => {
  const astray = kinds.flatMap(({id, messages}) =>
    messages
      .filter((message) => message.length >= 10 && first(filled(message)) !== `docs/errors/${id}`)
      .map((message) => `${message}: ${first(filled(message))}`),
  );
  expect(astray).toEqual([]);
});

test.each([
  ['must NOT have fewer than', 'docs/errors/wrong-count'],
  ['coordinates[0] must end where it begins', 'docs/errors/broken-geometry'],
  ['2026-07-14 18:00 ERROR 404 The resource was not found. (attempt 2)', 'docs/errors/not-found'],
  [
    '{"__type":"CodeMismatchException","message":"Invalid verification code provided',
    'docs/errors/wrong-code',
  ],
])('a part of a message, or a message within a log, finds its page: %s', (pasted, to) => {
  expect(first(pasted)).toBe(to);
});

function filled(message: string): string {
  return message
    .replaceAll('{path}', 'body.plans[0].name')
    .replaceAll('{number}', '12')
    .replaceAll(/\{\w+\}/g, 'thing');
}
