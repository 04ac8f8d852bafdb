import {rmSync} from 'node:fs';
import {runMeasured, type Run} from './bench/runMeasured';
import {writeTenfoldContract} from './bench/tenfold';
import {contractFiles} from './contract/files';
import {PLAIN, plainPrograms, STOCK, stockPrograms} from './lib/peers';
import type {Program} from './lib/program';
import {bin, tsx} from './lib/run.mjs';
import {table} from './lib/table';

/**
 * `npm run bench`: what a production build costs in time and memory, cold (no cache) and warm, beside the stock
 * OpenAPI theme on the same contract and beside plain Docusaurus; then both again with a contract of ten times the
 * operations. All in one run on this machine.
 */
interface Site {
  readonly name: string;
  readonly folder: string;
  readonly caches: readonly string[];
  readonly programs: readonly Program[];
}

const BUILD = '.generated/bench';
const ROUNDS = 5;
const tenfold = {SITE_CONFIG: 'tests/bench/tenfold/site.config.ts'};

const portal = (env: Record<string, string> = {}): Site => ({
  name: 'this portal, pages generated',
  folder: '.',
  caches: ['contract.sha256', 'reference', 'sandbox-page.sha256', 'workflows.json'].map(
    (name) => `.generated/${name}`,
  ),
  programs: [{args: ['scripts/build.mjs', '--out-dir', BUILD], env}],
});
const stock: Site = {
  name: 'stock OpenAPI theme, pages generated',
  folder: STOCK,
  caches: [`${STOCK}/docs/api/generated`],
  programs: stockPrograms,
};
const plain: Site = {
  name: 'plain Docusaurus, four pages',
  folder: PLAIN,
  caches: [],
  programs: plainPrograms,
};

// The stock generator reads the bundled contract, whichever was made last.
await runMeasured([{args: tsx('scripts/contract.ts')}]);
const rows: string[][] = [];
try {
  rows.push(...(await measure([portal(), stock, plain], ROUNDS)));
  await writeTenfoldContract(contractFiles.json);
  const named = (site: Site) => ({...site, name: `${site.name}, ten times the operations`});
  rows.push(...(await measure([portal(tenfold), stock].map(named), 1)));
} finally {
  await runMeasured([{args: tsx('scripts/generate.ts')}]);
}
console.log(
  table([
    ['production build', 'cold', 'warm', 'peak memory cold', 'warm', 'cold, stock = 1', 'warm'],
    ...rows,
  ]),
);

/**
 * Builds the sites in turns, all of them cold before all of them warm. The machine may be quicker in one minute than in
 * the next: the median of the rounds counts, and sites are compared within each round. Of memory, the most counts.
 */
async function measure(sites: readonly Site[], rounds: number): Promise<string[][]> {
  const runs = sites.map(() => ({cold: [] as Run[], warm: [] as Run[]}));
  for (let round = 0; round < rounds; round += 1) {
    // The bundler's cache is one folder for all sites.
    for (const {folder, caches} of sites) {
      await runMeasured([{args: [bin.docusaurus, 'clear', folder]}]);
      for (const cache of caches) rmSync(cache, {recursive: true, force: true});
    }
    for (const kind of ['cold', 'warm'] as const)
      for (const [index, {programs}] of sites.entries())
        runs[index]?.[kind].push(await runMeasured(programs));
  }
  const peer = runs[sites.findIndex(({folder}) => folder === STOCK)];
  return runs.map(({cold, warm}, index) => [
    sites[index]?.name ?? '',
    ...[seconds(cold), seconds(warm), memory(cold), memory(warm)],
    ...[ratio(cold, peer?.cold), ratio(warm, peer?.warm)],
  ]);
}

function seconds(runs: readonly Run[]): string {
  return `${median(runs.map((run) => run.seconds)).toFixed(1)} s`;
}

/** The time of one site beside that of another, round by round. */
function ratio(runs: readonly Run[], others: readonly Run[] = []): string {
  return median(runs.map((run, round) => run.seconds / (others[round]?.seconds ?? NaN))).toFixed(2);
}

function memory(runs: readonly Run[]): string {
  return `${(Math.max(...runs.map(({peakBytes}) => peakBytes)) / 1024 ** 3).toFixed(2)} GB`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
