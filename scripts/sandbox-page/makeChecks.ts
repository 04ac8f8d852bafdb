import {createHash} from 'node:crypto';
import {access, readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {JsonObject} from '../../sandbox/contract/document/document';
import {writeIfChanged} from '../lib/writeIfChanged';

/** The module of the checks, as `sandbox/contract/compiled/compiledChecks` in the worker's bundle. */
const CHECKS = '.generated/sandbox-checks.mjs';
const STAMP = '.generated/sandbox-checks.sha256';
const contracts = ['.generated/openapi.json', '.generated/portal-service.json'];

/** Writes `CHECKS` for the contracts of this repository, if they or what compiles them have changed. */
export async function makeChecks(): Promise<void> {
  const inputs = await fingerprint();
  const isMade = await access(CHECKS).then(
    () => true,
    () => false,
  );
  if (isMade && (await readFile(STAMP, 'utf8').catch(() => '')) === inputs) return;
  const {compileChecks} = await import('../../sandbox/contract/compiled/compileChecks');
  const texts = await Promise.all(contracts.map((file) => readFile(file, 'utf8')));
  await writeIfChanged(CHECKS, compileChecks(texts.map((text) => JSON.parse(text) as JsonObject)));
  await writeIfChanged(STAMP, inputs);
}

async function fingerprint(): Promise<string> {
  const sources = await readdir('sandbox/contract', {recursive: true});
  const code = sources.filter((file) => /(?<!\.test|\.d)\.ts$/.test(file)).sort();
  const files = [
    ...contracts,
    'package-lock.json',
    ...code.map((file) => path.join('sandbox/contract', file)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}
