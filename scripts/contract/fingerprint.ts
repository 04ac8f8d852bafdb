import {createHash} from 'node:crypto';
import {access, readFile, readdir, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {contractFiles, PORTAL_SERVICE} from './files';
import type {ProviderSettings} from './overlay';
import {writeIfChanged} from '../lib/writeIfChanged';

const STAMP = '.generated/contract.sha256';

/** Everything the output depends on: the contract, the provider's settings, this program, the tools' versions. */
export async function fingerprint({apiDescription, api, support, url}: ProviderSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([apiDescription, api.servers, support.email, url]));
  for (const path of await inputFiles(dirname(apiDescription)))
    hash.update(`\0${path}\0`).update(await readFile(path));
  return hash.digest('hex');
}

/** Whether every output exists and was made from exactly these inputs. */
export async function isCurrent(inputs: string): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => '');
  if (stamp !== inputs) return false;
  const missing = await Promise.all(
    Object.values(contractFiles).map((path) => access(path).catch(() => path)),
  );
  return missing.every((path) => path === undefined);
}

/** To be called first: whoever is interrupted must not leave the stamp over half of the outputs. */
export async function forget(): Promise<void> {
  await rm(STAMP, {force: true});
}

/** To be called last: from now on these inputs count as done. */
export async function remember(inputs: string): Promise<void> {
  await writeIfChanged(STAMP, inputs);
}

async function inputFiles(contractFolder: string): Promise<string[]> {
  const folders = [...new Set([contractFolder, dirname(PORTAL_SERVICE)])];
  const contract = (await Promise.all(folders.map((folder) => filesUnder(folder, /\.ya?ml$/)))).flat();
  const program = await filesUnder('scripts/contract', /\.ts$/);
  return [...contract, ...program, 'package-lock.json'];
}

async function filesUnder(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
