import {existsSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {createSearch} from '../src/search/engine/engine';
import type {SearchFile} from '../src/search/engine/types';
import {SEARCH_FILE} from '../src/search/engine/file';
import {questions} from '../tests/as-visitor/search/questions';
import {kilobytes, table} from './lib/table';

/**
 * `npm run bench:search`: how heavy the search index of the production build is, how long reading it takes, and how
 * long a response: every question of the tests, letter by letter as somebody types it.
 */
const file = `build/${SEARCH_FILE}`;
if (!existsSync(file)) throw new Error('There is no production build. Make one: npm run build');
const text = readFileSync(file, 'utf8');

const {value: index, ms: parsing} = timed(() => JSON.parse(text) as SearchFile);
const {value: search, ms: loading} = timed(() => createSearch(index));
const typed = questions.flatMap(([question]) => [...question].map((_, end) => question.slice(0, end + 1)));
typed.forEach((words) => search(words));
const responses = typed.map((words) => timed(() => search(words)).ms).sort((a, b) => a - b);

console.log(
  table([
    ['search', 'figure'],
    ['records', String(index.records.length)],
    ['index, gzip', kilobytes(gzipSync(text).length)],
    ['reading it', milliseconds(parsing + loading)],
    [`answer, median of ${typed.length}`, milliseconds(responses[Math.floor(responses.length / 2)] ?? 0)],
    ['answer, slowest', milliseconds(responses.at(-1) ?? 0)],
  ]),
);

function timed<T>(work: () => T): {value: T; ms: number} {
  const start = performance.now();
  const value = work();
  return {value, ms: performance.now() - start};
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}
