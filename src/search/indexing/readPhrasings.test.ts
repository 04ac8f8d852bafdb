import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Contract} from '../../publishing/reference/contract';
import {operationDocuments} from '../../publishing/reference/operations';
import {heldOut, lists} from '../../../tests/search/questions/lists';
import {createSearch} from '../engine/engine';
import {findLikelyIn} from '../engine/findLikely';
import {askedWords} from '../engine/question';
import {terms} from '../engine/terms';
import type {SearchFile, SearchRecord} from '../engine/types';
import {indexOf} from './indexOf';
import {readPhrasings} from './readPhrasings';

const phrasings = readPhrasings(process.cwd());
const operations = operationDocuments(
  JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as Contract,
).map(({slug}) => `api/${slug}`);

test('every page with phrasings is there, and every operation and every page about an error has some', () => {
  const pages = Object.keys(phrasings).map((to) => to.replace(/#.*/, ''));
  const isThere = (page: string) =>
    [...operations, 'api', 'changelog'].includes(page) ||
    [`${page}.mdx`, `${page}/index.mdx`, `src/pages/${page}.mdx`].some((file) => existsSync(file));
  expect(pages.filter((page) => !isThere(page))).toEqual([]);
  expect(operations.filter((page) => !pages.includes(page))).toEqual([]);
});

test('no question that the search is measured with stands among the phrasings', () => {
  const known = new Set(Object.values(phrasings).flat().map(bare));
  const measured = Object.values({...lists, ...heldOut}).flatMap((questions) =>
    questions.map(([question]) => bare(question)),
  );
  expect(measured.filter((question) => known.has(question))).toEqual([]);
});

test('a phrasing has words to compare', () => {
  const without = Object.values(phrasings)
    .flat()
    .filter((each) => terms(each).length === 0);
  expect(without).toEqual([]);
});

const of = (to: string, title: string, asks: readonly string[] = []): SearchRecord => ({
  kind: 'guide',
  to,
  title,
  place: '',
  text: '',
  ...(asks.length > 0 && {asks}),
});
const records = [
  of('docs/keys', 'Keys', ['somebody stole my key', 'replace a key']),
  of('docs/stops', 'Stops', ['how do I stop getting messages', 'no more mail']),
  {...of('docs/stops', 'Stops'), to: 'docs/stops#mail', place: 'Mail'},
  of('docs/messages', 'Messages that are getting lost'),
];
const search = createSearch(JSON.parse(JSON.stringify(indexOf(records))) as SearchFile);
const found = (question: string) => search(question).results.map(({record}) => record.to);

test('a question leads to the page that a like question leads to, though another page has its words', () => {
  expect(found('make it stop, I am getting messages')[0]).toBe('docs/stops');
  expect(found('my key was stolen')[0]).toBe('docs/keys');
});

test('words that people use for one page speak for it, though each stands in another question', () => {
  const parted = ['lorry parked outside', 'piano painted blue', 'umbrella forgotten', 'a lorry with a piano'];
  const places = of('docs/places', 'Places', parted);
  const lists = of('docs/lists', 'Lists', ['lorry piano sheet', 'paper', 'pencil', 'printer']);
  const likely = findLikelyIn([places, lists])(askedWords('lorry piano umbrella'));
  expect(likely.get('docs/places')?.usual).toBeGreaterThan(likely.get('docs/lists')?.usual ?? 1);
  expect(likely.get('docs/places')?.usual).toBeLessThan(1);
});

test('a common word that pages say for a rare one says less than that', () => {
  const groups = Array.from({length: 9}, (_, at) => of(`docs/group${at}`, 'Group', ['my collection']));
  const tools = of('docs/tools', 'Tools', ['try it with postman and a key of your own']);
  const all = createSearch(JSON.parse(JSON.stringify(indexOf([...groups, tools]))) as SearchFile);
  expect(all('postman').results[0]?.record.to).toBe('docs/tools');
});

test('a heading that was typed as it stands comes first all the same', () => {
  expect(found('messages that are getting lost')[0]).toBe('docs/messages');
});

test('what shares no word with any phrasing is found as before', () => {
  expect(found('zzzzqqqq')).toEqual([]);
});

function bare(question: string): string {
  return question.trim().toLowerCase().replace(/\?$/, '');
}
