import {expect, test} from 'vitest';
import {indexOf} from './indexOf';
import {createSearch} from '../../search/engine/engine';
import {pathQuestion, pathScore} from '../../search/engine/paths';
import {term, terms, tokenize} from '../../search/engine/terms';
import type {SearchRecord} from '../../search/engine/types';

function operation(method: string, path: string, title: string, id: string): SearchRecord {
  return {kind: 'operation', to: `api/${id}`, title, place: 'Tag', text: '', operation: {method, path, id}};
}

const listPlans = operation('get', '/flights/v2/plans', 'List flight plans', 'listPlans');
const createPlans = operation('post', '/flights/v2/plans', 'Create flight plans', 'createPlans');
const getPlan = operation('get', '/flights/v2/plans/{planId}', 'Get a flight plan', 'getPlan');
const field: SearchRecord = {
  ...{kind: 'field', to: 'api/create-collection#request-body', title: 'updateFrequencySeconds'},
  ...{place: 'Field: Collection', text: 'How often the objects report, in seconds.'},
};
const guide: SearchRecord = {
  ...{kind: 'guide', to: 'docs/guides/Authentication#rotate', title: 'Authentication', place: 'Rotate a key'},
  text: 'A key that has leaked is replaced without a pause.',
};
const search = createSearch(
  JSON.parse(JSON.stringify(indexOf([guide, field, listPlans, createPlans, getPlan]))) as Parameters<
    typeof createSearch
  >[0],
);
const first = (question: string) => search(question)[0]?.record;

test('words are cut at capitals, hyphens and slashes, kept small and singular', () => {
  expect(tokenize('updateFrequencySeconds x-api-key /flights/v2')).toEqual([
    'updateFrequencySeconds',
    'update',
    'Frequency',
    'Seconds',
    'x',
    'api',
    'key',
    'flights',
    'v2',
  ]);
  expect(['Plans', 'status', 'class', 'bodies', 'gas', 'the'].map(term)).toEqual([
    'plan',
    'status',
    'class',
    'body',
    'gas',
    null,
  ]);
  expect(terms('How do I delete the plans?')).toEqual(['delete', 'plan']);
});

test('an operation is found by words, method, path, address and id', () => {
  expect(first('post plan')).toBe(first('createPlans'));
  expect(first('post plan')).toMatchObject({to: 'api/createPlans'});
  expect(first('/flights/v2/plans')).toMatchObject({to: 'api/listPlans'});
  expect(first('POST /flights/v2/plans')).toMatchObject({to: 'api/createPlans'});
  expect(first('https://api.example.com/flights/v2/plans/ridge-creek?format=qgc')).toMatchObject({
    to: 'api/getPlan',
  });
});

test('fields are found by name and part of it, guides by their headings, both in spite of a slip', () => {
  expect(first('updateFrequencySeconds')).toMatchObject({to: field.to});
  expect(first('frequency')).toMatchObject({to: field.to});
  expect(first('rotate key')).toMatchObject({to: guide.to});
  expect(first('athentication')).toMatchObject({to: guide.to});
  expect(first('remove flight plan')).toBeDefined();
});

test('nothing is found for nothing', () => {
  expect(search('')).toEqual([]);
  expect(search('the of')).toEqual([]);
  expect(search('zzzzqqqq')).toEqual([]);
  expect(search('/')).toEqual([]);
});

test('a path question knows paths from words', () => {
  expect(pathQuestion('post plan')).toBeUndefined();
  expect(pathQuestion('and/or')).toBeDefined();
  expect(pathQuestion('DELETE v2/plans')).toEqual({method: 'delete', parts: ['v2', 'plans']});
  const asked = pathQuestion('/plans/ridge-creek');
  expect(asked && [listPlans, getPlan].map((each) => pathScore(asked, each) > 0)).toEqual([false, true]);
});
