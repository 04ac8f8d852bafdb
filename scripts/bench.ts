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
const tenfold = {SITE_CONFIG: 'tests/bench/tenfold/site.config.ts'};

const portal = (env: Record<string, string> = {}): Site => ({
  name: 'this portal, pages generated',
  folder: '.',
  caches: ['.generated/contract.sha256', '.generated/reference'],
  programs: [
    {args: tsx('scripts/generate.ts'), env},
    {args: [bin.docusaurus, 'build', '--out-dir', BUILD], env},
  ],
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
  for (const site of [portal(), stock, plain]) rows.push(await measure(site, site.name));
  await writeTenfoldContract(contractFiles.json);
  for (const site of [portal(tenfold), stock])
    rows.push(await measure(site, `${site.name}, ten times the operations`));
} finally {
  await runMeasured([{args: tsx('scripts/generate.ts')}]);
}
console.log(table([['production build', 'cold', 'warm', 'peak memory cold', 'warm'], ...rows]));

async function measure({folder, caches, programs}: Site, name: string): Promise<string[]> {
  await runMeasured([{args: [bin.docusaurus, 'clear', folder]}]);
  for (const cache of caches) rmSync(cache, {recursive: true, force: true});
  const cold = await runMeasured(programs);
  const warm = await runMeasured(programs);
  return [name, seconds(cold), seconds(warm), memory(cold), memory(warm)];
}

function seconds(run: Run): string {
  return `${run.seconds.toFixed(1)} s`;
}

function memory(run: Run): string {
  return `${(run.peakBytes / 1024 ** 3).toFixed(2)} GB`;
}
