import {existsSync} from 'node:fs';
import {findChromium} from './lib/chromium.mjs';
import {audit, categories, type Audit, type Category, type Timing} from './lighthouse/audit';
import {buildPlainSite, buildStockSite} from './lib/peers';
import {serveFolders} from './lib/serveFolders';
import {table} from './lib/table';

/**
 * `npm run lighthouse`: what Lighthouse says of the production build on a slow phone, and of the same kinds of page of
 * plain Docusaurus and of the stock OpenAPI theme, in turns. Each page is looked at three times and the median counts;
 * `npm run lighthouse -- 1` looks once. It is not a part of `npm test`: performance depends on the machine and on what
 * else it does.
 */
const BUILD = 'build';
const goals: Record<Category, number> = {
  performance: 98,
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

const servers = {
  portal: await serveFolders([BUILD]),
  plain: await serveFolders([buildPlainSite()]),
  stock: await serveFolders([buildStockSite()]),
};
/** Like is compared with like. */
const pairs = [
  {ours: '/', theirs: '/', peer: 'plain'},
  {ours: '/docs/guides/collections/step1', theirs: '/docs/intro', peer: 'plain'},
  {ours: '/api/create-collection', theirs: '/docs/intro', peer: 'plain'},
  {ours: '/api/create-collection', theirs: '/docs/api/generated/create-collection', peer: 'stock'},
] as const;

const audits = new Map<string, Audit[]>();
const addresses = [
  ...new Set(
    pairs.flatMap(({ours, theirs, peer}) => [
      `${servers.portal.origin}${ours}`,
      `${servers[peer].origin}${theirs}`,
    ]),
  ),
];
try {
  for (let round = 0; round < rounds; round += 1)
    for (const address of addresses)
      audits.set(address, [...(audits.get(address) ?? []), await audit(address, browser.path)]);
} finally {
  await Promise.all(Object.values(servers).map((server) => server.close()));
}

const own = [...new Set(pairs.map(({ours}) => ours))];
const ofPortal = (path: string) => audits.get(`${servers.portal.origin}${path}`) ?? [];
console.log(
  table([
    ['Lighthouse, mobile', ...categories],
    ...own.map((path) => [path, ...categories.map((name) => String(score(ofPortal(path), name)))]),
  ]),
);
console.log(
  table([
    ['beside a peer', 'first paint', 'largest paint', 'blocked'],
    ...pairs.map(({ours, theirs, peer}) => [
      `${ours} : ${peer} ${theirs}`,
      ...(['firstPaint', 'largestPaint', 'blocked'] as const).map((name) =>
        ratio(time(ofPortal(ours), name), time(audits.get(`${servers[peer].origin}${theirs}`) ?? [], name)),
      ),
    ]),
  ]),
);
const short = own.flatMap((path) => [
  ...categories
    .filter((name) => score(ofPortal(path), name) < goals[name])
    .map((name) => `${path}: ${name} ${score(ofPortal(path), name)} of ${goals[name]}`),
  ...new Set(
    ofPortal(path).flatMap(({violations}) => violations.map((violation) => `${path}: ${violation}`)),
  ),
]);
if (short.length > 0) console.log(`\n${short.join('\n')}`);
process.exitCode = short.length > 0 ? 1 : 0;

function score(of: readonly Audit[], name: Category): number {
  return median(of.map(({scores}) => scores[name]));
}

/** Milliseconds. */
function time(of: readonly Audit[], name: Timing): number {
  return median(of.map(({timings}) => timings[name]));
}

function ratio(one: number, other: number): string {
  return `${one.toFixed(0)} : ${other.toFixed(0)} ms = ${(one / other).toFixed(2)}`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
