import {existsSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {createSearch} from '../../src/search/engine/engine';
import type {SearchFile} from '../../src/search/engine/types';
import {SEARCH_FILE} from '../../src/search/engine/file';
import {heldOut, lists} from './questions/lists';
import type {Question} from './questions/types';
import {askLeftOut} from './leaveOut';
import {rank} from './rank';
import {kilobytes, table} from '../../scripts/lib/table';

/**
 * `npm run bench:search`: how heavy the search index of the production build is, how long reading it takes, how long a
 * question takes, letter by letter as somebody types it, and at which rank each list's questions find a right page.
 * `-- --questions` prints every question with its rank. `-- --folds` also asks each phrasing of an index without it and
 * a tenth of the others: how well the search does with questions that nobody has written down, in some minutes.
 */
const file = `build/${SEARCH_FILE}`;
if (!existsSync(file)) throw new Error('There is no production build. Make one: npm run build');
/** How many parts the phrasings are in; each is tried without itself. */
const FOLDS = 10;
const all = {...lists, ...heldOut};
const text = readFileSync(file, 'utf8');

const {value: index, ms: parsing} = timed(() => JSON.parse(text) as SearchFile);
const {value: search, ms: loading} = timed(() => createSearch(index));
const typed = Object.values(all).flatMap((questions) =>
  questions.flatMap(([question]) => [...question].map((_, end) => question.slice(0, end + 1))),
);
typed.forEach((words) => search(words));
const times = typed.map((words) => timed(() => search(words)).ms).sort((a, b) => a - b);

console.log(
  table([
    ['search', 'figure'],
    ['records', String(index.records.length)],
    ['index, gzip', kilobytes(gzipSync(text).length)],
    ['reading it', milliseconds(parsing + loading)],
    [`question, median of ${typed.length}`, milliseconds(times[Math.floor(times.length / 2)] ?? 0)],
    ['question, slowest', milliseconds(times.at(-1) ?? 0)],
  ]),
);
console.log(
  `\n${table([['list', 'questions', 'first', 'first three', 'missed'], ...Object.entries(all).map(summary)])}`,
);
if (process.argv.includes('--questions'))
  for (const [name, questions] of Object.entries(all))
    console.log(`\n${table([[name, 'rank', 'right pages'], ...questions.map(row)])}`);

if (process.argv.includes('--folds')) {
  const {count, first, inThree} = askLeftOut(index, FOLDS);
  const share = (part: number): string => `${((100 * part) / count).toFixed(1)} %`;
  console.log(
    `\n${table([
      ['phrasings left out', 'first', 'first three'],
      [String(count), share(first), share(inThree)],
    ])}`,
  );
}

function summary([name, questions]: readonly [string, readonly Question[]]): string[] {
  const ranks = questions.map((question) => rank(search, question));
  const count = (test: (rank: number) => boolean): string => String(ranks.filter(test).length);
  return [
    ...[name, String(questions.length), count((each) => each === 1)],
    ...[count((each) => each >= 1 && each <= 3), count((each) => each === 0)],
  ];
}

function row(question: Question): string[] {
  const [words, ...pages] = question;
  return [words, String(rank(search, question) || '–'), pages.join(' ')];
}

function timed<T>(work: () => T): {value: T; ms: number} {
  const start = performance.now();
  const value = work();
  return {value, ms: performance.now() - start};
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}
