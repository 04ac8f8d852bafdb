import {existsSync} from 'node:fs';
import {findChromium} from './lib/chromium.mjs';
import {audit, categories, type Audit, type Category} from './lighthouse/audit';
import {serveFolders} from './lib/serveFolders';
import {table} from './lib/table';

/**
 * `npm run lighthouse`: what Lighthouse says of the production build on a slow phone. Each page is looked at three
 * times and the median of its performance counts; `npm run lighthouse -- 1` looks once. It is not a part of
 * `npm test`: performance depends on the machine and on what else it does.
 */
const BUILD = 'build';
const pages = ['/', '/docs/guides/collections/step1', '/api/create-collection'];
const goals: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

if (!existsSync(`${BUILD}/sitemap.xml`))
  throw new Error('There is no production build. Make one: npm run build');
const browser = await findChromium();
if (!browser) throw new Error('No Chromium found: name yours in PORTAL_CHROMIUM.');
const rounds = Number(process.argv[2] ?? 3);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('How many rounds? A whole number from 1.');

const server = await serveFolders([BUILD]);
const rows: string[][] = [];
const short: string[] = [];
try {
  for (const page of pages) {
    const audits: Audit[] = [];
    for (let round = 0; round < rounds; round += 1)
      audits.push(await audit(`${server.origin}${page}`, browser.path));
    const scores = categories.map((name) => ({name, score: median(audits.map(({scores}) => scores[name]))}));
    rows.push([page, ...scores.map(({score}) => String(score))]);
    short.push(
      ...scores
        .filter(({name, score}) => score < goals[name])
        .map(({name, score}) => `${page}: ${name} ${score} of ${goals[name]}`),
      ...new Set(audits.flatMap(({violations}) => violations.map((violation) => `${page}: ${violation}`))),
    );
  }
} finally {
  await server.close();
}
console.log(table([['Lighthouse, mobile', ...categories], ...rows]));
if (short.length > 0) console.log(`\n${short.join('\n')}`);
process.exitCode = short.length > 0 ? 1 : 0;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
