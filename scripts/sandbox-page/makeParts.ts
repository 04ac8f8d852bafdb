import {createHash} from 'node:crypto';
import {access, readFile, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {buildParts} from '../../src/sandbox-in-page/plugin/buildParts';
import {STATIC_FOLDER, readParts} from '../../src/sandbox-in-page/plugin/readParts';
import {writeIfChanged} from '../lib/writeIfChanged';
import {fingerprint} from '../sandbox-package/fingerprint';
import {makeChecks} from './makeChecks';

const STAMP = '.generated/sandbox-page.sha256';
const PROGRAM = 'src/sandbox-in-page/plugin';

/**
 * Bundles the worker of the sandbox in the page, if it or what bundles it has changed.
 *
 * @returns whether anything had to be made
 */
export async function makeParts(siteDir: string): Promise<boolean> {
  const inputs = createHash('sha256').update(await fingerprint());
  for (const name of (await readdir(PROGRAM)).sort())
    inputs.update(`\0${name}\0`).update(await readFile(path.join(PROGRAM, name)));
  const stamp = inputs.digest('hex');
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp && (await areThere(siteDir))) return false;
  // Whoever is interrupted must not leave the stamp over other parts.
  await rm(STAMP, {force: true});
  await makeChecks();
  await buildParts(siteDir);
  await writeIfChanged(STAMP, stamp);
  return true;
}

async function areThere(siteDir: string): Promise<boolean> {
  try {
    const {worker, wasm} = await readParts(siteDir);
    for (const {file} of [worker, wasm]) await access(path.join(siteDir, STATIC_FOLDER, file));
    return true;
  } catch {
    return false;
  }
}
