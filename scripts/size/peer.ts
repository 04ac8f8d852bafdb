import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {bin} from '../lib/run.mjs';

/** The plain Docusaurus classic site that our pages are weighed against. */
export const PLAIN = 'tests/bench/plain-docusaurus';

/**
 * Builds the plain site with the versions that the lock file names, unless it has been built from the same.
 *
 * @returns the folder of its pages
 */
export function buildPlainSite(): string {
  const out = join(PLAIN, 'build');
  const stamp = join(PLAIN, '.docusaurus/built.sha256');
  const inputs = fingerprint();
  const built = existsSync(out) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
  if (built) return out;
  console.log('Building the plain Docusaurus site to compare with …');
  const {status, stderr, stdout} = spawnSync(process.execPath, [bin.docusaurus, 'build', PLAIN], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The plain site could not be built:\n${stdout}\n${stderr}`);
  writeFileSync(stamp, inputs);
  return out;
}

function fingerprint(): string {
  const sources = readdirSync(PLAIN, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](build|\.docusaurus)[\\/]/.test(path));
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', '.browserslistrc', ...sources.sort()])
    hash.update(readFileSync(path));
  return hash.digest('hex');
}
