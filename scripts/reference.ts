import {createHash} from 'node:crypto';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {errorUses} from '../src/errors/plugin/errorUses';
import {readErrorExamples} from '../src/errors/plugin/readErrorExamples';
import {readErrorKinds} from '../src/errors/plugin/readErrorKinds';
import {editUrls} from '../src/publishing/reference/editUrls';
import {referenceFiles} from '../src/publishing/reference/files';
import {readGuideTexts, writeGuideUses} from '../src/publishing/reference/guideUses';
import type {WrittenContract} from '../src/publishing/reference/completeContract';
import {introductionOf} from '../src/publishing/reference/introductions';
import {leftOut} from '../src/publishing/reference/leftOut';
import {readContract} from '../src/publishing/reference/readContract';
import {readOperations} from '../src/publishing/reference/readOperations';
import {REFERENCE} from '../src/publishing/reference/openApiDocs';
import {writeSurroundings} from '../src/publishing/reference/surroundings';
import {writeReference} from '../src/publishing/reference/writeReference';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {writeChangelog} from './contract-diff/writeChangelog';
import {bin, node} from './lib/run.mjs';

/**
 * `npm run reference`: makes the pages of the API reference from the bundled contract (`npm run contract` comes
 * first). Does nothing when no input changed.
 */
const siteDir = path.resolve(import.meta.dirname, '..');
process.chdir(siteDir);
const started = performance.now();
const json = await readFile('.generated/openapi.json', 'utf8');
const {editUrl, apiDescription, navigation} = await loadSiteConfig(siteDir);
const words = introductionOf(navigation);
const edits = editUrls(await readFile(apiDescription, 'utf8'), apiDescription, editUrl);
const stamp = await fingerprint(json + JSON.stringify([edits, words]));
const contract = await readContract(siteDir);
const operations = await readOperations(siteDir);

if ((await readFile(referenceFiles.stamp, 'utf8').catch(() => '')) === stamp) {
  console.log('reference: up to date');
} else {
  for (const sentence of leftOut(JSON.parse(json) as WrittenContract)) console.warn(sentence);
  await writeReference(siteDir, contract);
  await makePages(operations.length);
  await writeFile(referenceFiles.stamp, stamp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`reference: ${operations.length} operations in ${seconds} s`);
}
// Guides change more often than the contract, and reading them is quick.
const guides = await readGuideTexts(navigation.docs ? path.join(siteDir, 'docs') : undefined);
await writeGuideUses(siteDir, guides, operations);
// The bundler is read only for a site with a dashboard.
const panels = navigation.dashboard
  ? await (await import('./panel-uses/panelUses')).panelUses(siteDir, operations)
  : new Map<string, never>();
const [platformErrors = []] = await readErrorExamples(siteDir);
const uses = navigation.docs
  ? errorUses(await readErrorKinds(siteDir), platformErrors)
  : new Map<string, never>();
const errors = new Map(operations.map(({slug, operationId}) => [slug, uses.get(operationId) ?? []]));
await writeSurroundings(siteDir, {operations, guides, panels, errors});
await writeChangelog(
  apiDescription,
  JSON.parse(json),
  operations.map(({slug}) => slug),
);

/**
 * Has the OpenAPI plugin of the site make the pages. It prints a line for each, and shows an error without failing.
 *
 * @param least how many pages there must be
 * @throws with what it printed when there are fewer
 */
async function makePages(least: number): Promise<void> {
  const output: Uint8Array[] = [];
  const status = await node([bin.docusaurus, 'gen-api-docs', REFERENCE], {PORTAL_GENERATED: '1'}, output);
  const pages = (await readdir(referenceFiles.pages).catch(() => [])).filter((name) => name.endsWith('.mdx'));
  if (status !== 0 || pages.length < least)
    throw new Error(`The OpenAPI plugin made ${pages.length} pages:\n${Buffer.concat(output).toString()}`);
}

/** Everything the pages depend on: the contract, the generator, the words of the introduction. */
async function fingerprint(text: string): Promise<string> {
  const hash = createHash('sha256').update(text);
  for (const folder of ['src/publishing/reference', 'src/reference/introduction', 'src/openapi/document']) {
    for (const file of (await readdir(folder)).sort()) {
      hash.update(`\0${file}\0`).update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}
