import {rmSync} from 'node:fs';
import {resolve} from 'node:path';
import {bin, tsx} from './lib/run.mjs';
import {runMeasured, type Program, type Run} from './bench/runMeasured';
import {table} from './lib/table';

/**
 * `npm run bench`: what a production build costs in time and memory, cold (no cache) and warm, beside the stock
 * OpenAPI theme on the same contract and beside plain Docusaurus, all in one run on this machine.
 */
type Site = {name: string; folder: string; caches: string[]; programs: Program[]};

const STOCK = 'tests/bench/stock-docusaurus';
const PLAIN = 'tests/bench/plain-docusaurus';

const contract: Program = {args: tsx('scripts/contract.ts')};

const sites: Site[] = [
  {
    name: 'this portal, pages generated',
    folder: '.',
    caches: ['.generated/contract.sha256', '.generated/reference'],
    programs: [contract, {args: tsx('scripts/reference.ts')}, {args: [bin.docusaurus, 'build']}],
  },
  {
    name: 'stock OpenAPI theme, pages generated',
    folder: STOCK,
    caches: [`${STOCK}/docs/api/generated`],
    programs: [
      // The generator knows no folder but the one it runs in.
      {args: [resolve(bin.docusaurus), 'gen-api-docs', 'all'], folder: STOCK},
      {args: [bin.docusaurus, 'build', STOCK]},
    ],
  },
  {
    name: 'plain Docusaurus, four pages',
    folder: PLAIN,
    caches: [],
    programs: [{args: [bin.docusaurus, 'build', PLAIN]}],
  },
];

// The stock generator reads the bundled contract.
await runMeasured([contract]);

const rows: string[][] = [];
for (const site of sites) {
  await runMeasured([{args: [bin.docusaurus, 'clear', site.folder]}]);
  for (const cache of site.caches) rmSync(cache, {recursive: true, force: true});
  const cold = await runMeasured(site.programs);
  const warm = await runMeasured(site.programs);
  rows.push([site.name, seconds(cold), seconds(warm), memory(cold), memory(warm)]);
}
console.log(table([['production build', 'cold', 'warm', 'peak memory cold', 'warm'], ...rows]));

function seconds(run: Run): string {
  return `${run.seconds.toFixed(1)} s`;
}

function memory(run: Run): string {
  return `${(run.peakBytes / 1024 ** 3).toFixed(2)} GB`;
}
