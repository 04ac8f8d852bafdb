import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Contract} from '../../publishing/reference/contract';
import {operationDocuments} from '../../publishing/reference/operations';
import {askedAs} from './askedAs';
import {indexOf} from './indexOf';
import {createSearch} from '../engine/engine';
import {pathQuestion, pathScore} from '../engine/paths';
import {misspelt, related} from '../engine/near';
import {askedWords} from '../engine/question';
import {stem} from '../engine/stem';
import {findPhrase} from '../engine/lexicon';
import {term, terms, tokenize} from '../engine/terms';
import type {SearchFile, SearchRecord} from '../engine/types';

function operation(method: string, path: string, title: string, id: string): SearchRecord {
  return {kind: 'operation', to: `api/${id}`, title, place: 'Tag', text: '', operation: {method, path, id}};
}

const listPlans = operation('get', '/flights/v2/plans', 'List flight plans', 'listPlans');
const createPlans = operation('post', '/flights/v2/plans', 'Create flight plans', 'createPlans');
const getPlan = operation('get', '/flights/v2/plans/{planId}', 'Get a flight plan', 'getPlan');
const field: SearchRecord = {
  kind: 'field',
  to: 'api/create-collection#request-body',
  title: 'updateFrequencySeconds',
  place: 'Field: Collection',
  text: 'How often the objects report, in seconds.',
};
const guide: SearchRecord = {
  kind: 'guide',
  to: 'docs/guides/Authentication#rotate',
  title: 'Authentication',
  place: 'Rotate a key',
  text: 'A key that has leaked is replaced without a pause.',
};
const search = createSearch(
  JSON.parse(JSON.stringify(indexOf([guide, field, listPlans, createPlans, getPlan]))) as SearchFile,
);
const first = (question: string) => search(question).results[0]?.record;

test('words are cut at capitals, hyphens and slashes, kept small and without their endings', () => {
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
  expect(['Plans', 'status', 'class', 'bodies', 'gas', 'the', 'Größe'].map(term)).toEqual([
    'plan',
    'status',
    'class',
    'body',
    'gas',
    null,
    'gross',
  ]);
  expect(terms('How do I delete the plans?')).toEqual(['delet', 'plan']);
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

test('the forms of a word are one word, and words that only look alike stay apart', () => {
  const stems = (words: string) => new Set(words.split(' ').map(stem)).size;
  expect(stems('route routes routing routed')).toBe(1);
  expect(stems('expire expires expired expiring')).toBe(1);
  expect(stems('map maps mapping mapped')).toBe(1);
  expect(stems('miss missing missed')).toBe(1);
  expect(stems('batch batches')).toBe(1);
  expect(stems('plane plan')).toBe(2);
  expect(stems('authenticator authentication')).toBe(2);
  expect(terms("a colleague's plan that doesn't open")).toEqual(['colleagu', 'plan', 'open']);
  expect(['need', 'speed', 'string', 'red', 'x264'].map(stem)).toEqual([
    'need',
    'speed',
    'string',
    'red',
    'x264',
  ]);
});

test('nothing is found for nothing', () => {
  for (const question of ['', 'the of', 'zzzzqqqq', '/'])
    expect(search(question)).toEqual({results: [], absent: []});
});

test('a phrase is looked for by the words that pages have for it', () => {
  expect(findPhrase(['no', 'fly', 'zone', 'here'])).toMatchObject({length: 3, isAbsent: false});
  expect(askedWords('no-fly zone')[0]?.meanings.has('restriction')).toBe(true);
  expect(askedWords('compromised key').map(({typed}) => typed)).toEqual(['compromised', 'key']);
  expect(first('leaked credential')).toMatchObject({to: guide.to});
});

test('a question for a term begins with it: the glossary comes first', () => {
  const entry: SearchRecord = {
    ...guide,
    kind: 'glossary',
    to: 'docs/glossary#segment',
    place: 'Segment',
    text: 'A part of a plan.',
  };
  const other: SearchRecord = {...guide, to: 'docs/plans', place: 'A plan and its segment'};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([other, entry]))) as SearchFile);
  expect(found('what is a segment of a plan').results[0]?.record).toMatchObject({to: entry.to});
});

test('a word with a hyphen is found without it, and a verb counts less than a noun', () => {
  const list: SearchRecord = {...guide, to: 'docs/list', place: 'Drop-down list'};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([guide, list]))) as SearchFile);
  expect(found('dropdown').results[0]?.record).toMatchObject({to: list.to});
  const [verb, noun] = askedWords('upload plans');
  expect(verb?.weight).toBeLessThan(noun?.weight ?? 0);
});

test('a misspelt word is the word that it is a slip of, and another form of a word leads to it', () => {
  const known = ['vehicl', 'history', 'live', 'stream', 'weather'];
  expect(['vehicel', 'hystory', 'wether', 'histry'].flatMap((word) => misspelt(word, known))).toEqual([
    'vehicl',
    'history',
    'weather',
    'history',
  ]);
  expect(misspelt('tiger', known)).toEqual([]);
  expect(askedWords('wether', () => 'weather')[0]?.weight).toBeLessThan(1);
  expect(related('livestream', known)).toEqual(['live', 'stream']);
  expect(related('historical', known)).toEqual(['history']);
  expect(first('fligth plna')).toBe(first('flight plan'));
});

test('a phrase that loses its short words stands for no common word', () => {
  const common = ['new', 'account', 'view', 'bus', 'store'].map((word) => [term(word) ?? word]);
  expect(common.filter((words) => findPhrase(words))).toEqual([]);
});

test('a word is found within writing that has no spaces, and letters are found as they are typed', () => {
  const weather: SearchRecord = {...guide, to: 'docs/weather', text: '東京の天気予報と火災。'};
  const street: SearchRecord = {...guide, to: 'docs/street', text: 'Hauptstraße, Ærø, Łódź, cafe\u0301'};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([guide, weather, street]))) as SearchFile);
  for (const question of ['天気', '予報', '東京', '天気予報', '火災'])
    expect(found(question).results.map(({record}) => record.to)).toEqual(['docs/weather']);
  for (const question of ['hauptstrasse', 'HAUPTSTRASSE', 'hauptstraße', 'aeroe aero', 'lodz', 'café'])
    expect(found(question).results.map(({record}) => record.to)).toEqual(['docs/street']);
  expect(tokenize('GPS位置を送る v2')).toEqual(['GPS', '位置', '置を', 'を送', '送る', 'v2']);
});

test('what was typed is marked, and not what stands for it, unless nothing else was met', () => {
  const rates: SearchRecord = {
    ...guide,
    to: 'docs/limits',
    place: 'Rates',
    text: 'A rate limit and its errors.',
  };
  const other: SearchRecord = {...guide, to: 'docs/errors', place: 'Errors', text: 'Every error.'};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([guide, rates, other]))) as SearchFile);
  const marksOf = (to: string) => found('rate limit').results.find(({record}) => record.to === to)?.terms;
  expect(marksOf('docs/limits')?.toSorted()).toEqual(['limit', 'rate']);
  // A rate limit is no error by itself; a car is a vehicle, and no-fly zones are restricted airspace.
  expect(marksOf('docs/errors')).toEqual([]);
});

test('what means the same is marked where a reader would take it for the same', () => {
  const restricted: SearchRecord = {...guide, to: 'docs/a', place: '', text: 'Restrictions of the airspace.'};
  const half: SearchRecord = {...guide, to: 'docs/b', place: '', text: 'Restrictions of a key.'};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([guide, restricted, half]))) as SearchFile);
  const marksOf = (question: string, to: string) =>
    found(question)
      .results.find(({record}) => record.to === to)
      ?.terms.toSorted();
  expect(marksOf('no fly zone', 'docs/a')).toEqual(['airspac', 'restriction']);
  expect(marksOf('no fly zone', 'docs/b') ?? []).toEqual([]);
  // Asked for by the form of the question, and typed by nobody.
  const limits: SearchRecord = {...guide, to: 'docs/c', place: '', text: 'Limits of plans.'};
  const others = createSearch(JSON.parse(JSON.stringify(indexOf([guide, limits]))) as SearchFile);
  const [{terms: marks} = {terms: []}] = others('how many plans can I have').results.filter(
    ({record}) => record.to === 'docs/c',
  );
  expect(marks).toEqual(['plan']);
});

test('nothing is deleted unasked', () => {
  const remove = operation('delete', '/flights/v2/plans/{planId}', 'Delete a flight plan', 'deletePlan');
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([remove, getPlan]))) as SearchFile);
  expect(found('flight plan').results[0]?.record).toMatchObject({to: getPlan.to});
  expect(found('cancel a flight plan').results[0]?.record).toMatchObject({to: remove.to});
});

test('a word without a page is told, with what comes nearest', () => {
  expect(search('lightning plans')).toMatchObject({absent: ['lightning'], results: [{}, {}, {}]});
  expect(search('zzzzqqqq plans').absent).toEqual(['zzzzqqqq']);
  expect(search('POST /flights/v2/plans zzzzqqqq').absent).toEqual([]);
});

test('what is deprecated comes after its like', () => {
  const old: SearchRecord = {...createPlans, to: 'api/old', weight: 0.25};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([old, createPlans]))) as SearchFile);
  expect(found('create plans').results.map(({record}) => record.to)).toEqual(['api/createPlans', 'api/old']);
});

test('what is deprecated comes after what says nearly as much, and first where nothing else does', () => {
  const drones = operation('get', '/drones', 'List drones', 'listDrones');
  const old: SearchRecord = {
    ...drones,
    weight: 0.6,
    operation: {method: 'get', path: '/drones', id: 'listDrones', isDeprecated: true},
  };
  const current = operation('get', '/flights/objects', 'List drones and aircraft', 'listFlightObjects');
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([old, current, guide]))) as SearchFile);
  expect(found('my drones').results.map(({record}) => record.to)).toEqual([
    'api/listFlightObjects',
    'api/listDrones',
  ]);
  const alone = createSearch(JSON.parse(JSON.stringify(indexOf([old, guide]))) as SearchFile);
  expect(alone('my drones').results[0]?.record).toMatchObject({to: 'api/listDrones'});
});

test('a path of another version leads to the operation that there is', () => {
  expect(first('No operation has the path /flights/v1/plans')).toMatchObject({to: 'api/listPlans'});
});

test('the name of a thing leads to the operation that is about nothing else', () => {
  const grid = operation('get', '/wind', 'Get the wind grid of an hour', 'getWindGrid');
  const page: SearchRecord = {
    ...guide,
    to: 'docs/wind',
    place: 'Wind on the path',
    text: 'The wind and the path.',
  };
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([page, grid, guide]))) as SearchFile);
  expect(found('wind').results[0]?.record).toMatchObject({to: 'api/getWindGrid'});
});

test('a message of an error leads to the page that shows it, whatever its numbers and names', () => {
  const shown: SearchRecord = {...guide, to: 'docs/a#b', text: 'body[1].id must match "^x$" here.'};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([guide, field, shown]))) as SearchFile);
  const body = '{"status_code": 400, "message": "body[7].id must match \\"^y$\\""}';
  expect(found(body).results[0]?.record).toMatchObject({to: 'docs/a#b'});
});

test('words that people ask with lead to the page, also when its heading has changed', () => {
  const asked = {[guide.to]: 'quokka', 'api/listPlans#gone': 'wombat'};
  const found = createSearch(JSON.parse(JSON.stringify(indexOf([guide, listPlans], asked))) as SearchFile);
  expect(found('quokka').results[0]?.record).toMatchObject({to: guide.to});
  expect(found('wombat').results[0]?.record).toMatchObject({to: 'api/listPlans'});
});

test('every page that has words of its own to be asked with is there, and every operation has some', () => {
  const contract = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as Contract;
  const documents = operationDocuments(contract);
  const operations = documents.map(({slug}) => `api/${slug}`);
  const domains = documents.map(({tag}) => `api/${tag.toLowerCase().replace(/ /g, '-')}`);
  const pages = Object.keys(askedAs).map((to) => to.replace(/#.*/, ''));
  const isThere = (page: string) =>
    [...operations, ...domains, 'api'].includes(page) ||
    [`${page}.mdx`, `${page}/index.mdx`, `src/pages/${page}.mdx`].some((file) => existsSync(file));
  expect(pages.filter((page) => !isThere(page))).toEqual([]);
  expect(operations.filter((page) => !pages.includes(page))).toEqual([]);
});

test('a path question knows paths from words', () => {
  expect(pathQuestion('post plan')).toBeUndefined();
  expect(pathQuestion('and/or')).toBeDefined();
  expect(pathQuestion('DELETE v2/plans')).toEqual({method: 'delete', parts: ['v2', 'plans']});
  const asked = pathQuestion('/plans/ridge-creek');
  expect(asked && [listPlans, getPlan].map((each) => pathScore(asked, each) > 0)).toEqual([false, true]);
});

test('a path is known within a command and within a line of a program, with its method', () => {
  const plans = {parts: ['flights', 'v2', 'plans']};
  const address = 'https://api.example.com/flights/v2/plans';
  expect(pathQuestion(`curl -d @plan.json ${address}`)).toEqual({...plans, method: 'post'});
  expect(pathQuestion(`curl '${address}?collectionId=a' -H 'x-api-key: b'`)).toEqual({
    ...plans,
    method: 'get',
  });
  expect(pathQuestion(`requests.delete("${address}")`)).toEqual({...plans, method: 'delete'});
  expect(pathQuestion(`fetch(\`${address}\`)`)).toEqual({...plans, method: undefined});
  expect(pathQuestion('lat/lon order or lon/lat order')).toBeUndefined();
});
