import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Program} from './program';
import {bin} from './run.mjs';

/** The sites that ours is compared with: Docusaurus's classic one, and the OpenAPI theme on the same contract. */
export const PLAIN = 'tests/bench/plain-docusaurus';
export const STOCK = 'tests/bench/stock-docusaurus';

/** Builds the plain site; see `build`. */
export function buildPlainSite(): string {
  return build(PLAIN, plainPrograms);
}

/** Builds the stock OpenAPI theme's site on the bundled contract; see `build`. */
export function buildStockSite(): string {
  return build(STOCK, stockPrograms, ['.generated/openapi.json']);
}

/** The program that builds the plain site. */
export const plainPrograms: readonly Program[] = [{args: [bin.docusaurus, 'build', PLAIN]}];

/** The programs that build the stock site. Its generator knows no folder but the one it runs in. */
export const stockPrograms: readonly Program[] = [
  {args: [resolve(bin.docusaurus), 'gen-api-docs', 'all'], folder: STOCK},
  {args: [bin.docusaurus, 'build', STOCK]},
];

/**
 * Builds a site with the versions that the lock file names, unless it has been built from the same.
 *
 * @param inputs files outside of its folder that it is made from
 * @returns the folder of its pages
 */
function build(site: string, programs: readonly Program[], inputs: readonly string[] = []): string {
  const out = join(site, 'build');
  const stamp = join(site, '.docusaurus/built.sha256');
  const made = fingerprint(site, inputs);
  if (existsSync(out) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return out;
  console.log(`Building ${site} to compare with …`);
  for (const {args, folder} of programs) {
    const {status, stderr, stdout} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'});
    if (status !== 0) throw new Error(`${site} could not be built:\n${stdout}\n${stderr}`);
  }
  writeFileSync(stamp, made);
  return out;
}

function fingerprint(site: string, inputs: readonly string[]): string {
  const sources = readdirSync(site, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](build|\.docusaurus|generated)[\\/]/.test(path));
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', '.browserslistrc', ...inputs, ...sources.sort()])
    hash.update(readFileSync(path));
  return hash.digest('hex');
}
