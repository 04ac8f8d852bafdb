import {createHash} from 'node:crypto';
import {access, readFile} from 'node:fs/promises';
import type {OpenApiDocument} from './contract/document';
import {contractFiles, typeFiles} from './contract/files';
import {writeIfChanged} from './lib/writeIfChanged';

/**
 * `npm run contract:types`: makes the types of the bundled contracts (`npm run contract` comes first). Pages and sandbox
 * run without them; checks and editors do not. Does nothing when no input changed.
 */
const STAMP = '.generated/contract-types.sha256';
const started = performance.now();
const texts = {
  contract: await readFile(contractFiles.json, 'utf8'),
  portalService: await readFile(contractFiles.portalServiceJson, 'utf8'),
};
const stamp = await fingerprint();

if (await isCurrent()) {
  console.log('contract types: up to date');
} else {
  const {contractTypes} = await import('./contract/types');
  for (const name of ['contract', 'portalService'] as const) {
    const types = await contractTypes(JSON.parse(texts[name]) as OpenApiDocument);
    for (const file of typeFiles[name]) await writeIfChanged(file, types);
  }
  await writeIfChanged(STAMP, stamp);
  console.log(`contract types: made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(texts.contract).update(texts.portalService);
  for (const file of ['scripts/contract/types.ts', 'package-lock.json']) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function isCurrent(): Promise<boolean> {
  if ((await readFile(STAMP, 'utf8').catch(() => '')) !== stamp) return false;
  const found = Object.values(typeFiles)
    .flat()
    .map((file) => access(file));
  return (await Promise.allSettled(found)).every(({status}) => status === 'fulfilled');
}
