import {createHash} from 'node:crypto';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {WrittenContract} from '../../src/publishing/reference/completeContract';
import {editUrls} from '../../src/publishing/reference/editUrls';
import {referenceFiles} from '../../src/publishing/reference/files';
import {introductionOf} from '../../src/publishing/reference/introductions';
import {leftOut} from '../../src/publishing/reference/leftOut';
import {CONTRACT_FILE, readContract} from '../../src/publishing/reference/readContract';
import {REFERENCE} from '../../src/publishing/reference/referenceDocs';
import {readOperations} from '../../src/publishing/reference/readOperations';
import {writeReference} from '../../src/publishing/reference/writeReference';
import {loadSiteConfig} from '../../src/site/config/loadSiteConfig';
import {bin, node} from '../lib/run.mjs';
import {writeAround} from './writeAround';

/**
 * Makes the pages of the API reference from the bundled contract, where an input changed, and what stands around them.
 *
 * @returns when the pages are being made, which is the work of another process; everything is there with `rest`
 */
export async function makeReference(siteDir: string): Promise<{readonly rest: Promise<void>}> {
  const started = performance.now();
  const json = await readFile(CONTRACT_FILE, 'utf8');
  const {editUrl, apiDescription, navigation} = await loadSiteConfig(siteDir);
  const words = introductionOf(navigation);
  const edits = editUrls(await readFile(apiDescription, 'utf8'), apiDescription, editUrl);
  const stamp = await fingerprint(json + JSON.stringify([edits, words]));
  const contract = JSON.parse(json) as WrittenContract;
  const operations = await readOperations(siteDir);
  const around = () => writeAround(siteDir, {contract, operations, apiDescription, navigation});

  if ((await readFile(referenceFiles.stamp, 'utf8').catch(() => '')) === stamp) {
    console.log('reference: up to date');
    return {rest: around()};
  }
  for (const sentence of leftOut(contract)) console.warn(sentence);
  await writeReference(siteDir, await readContract(siteDir));
  const finish = async (pages: Promise<void>): Promise<void> => {
    await Promise.all([pages, around()]);
    await writeFile(referenceFiles.stamp, stamp);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`reference: ${operations.length} operations in ${seconds} s`);
  };
  return {rest: finish(makePages(operations.length))};
}

/**
 * Has the OpenAPI plugin of the site make the pages. It prints a line for each, and shows an error without failing.
 *
 * @param least how many pages there must be
 * @throws with what it printed when there are fewer
 */
async function makePages(least: number): Promise<void> {
  const output: Uint8Array[] = [];
  const config = {DOCUSAURUS_CLI_CONFIG: 'src/publishing/reference/docusaurus.config.ts'};
  const status = await node([bin.docusaurus, 'gen-api-docs', REFERENCE], config, output);
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
