import {loadSiteConfig} from '../../src/site/config/loadSiteConfig';
import type {CheckedSiteConfig} from '../../src/site/types';
import {readContract} from '../../src/publishing/reference/readContract';
import {readOperationDocuments} from '../../src/publishing/reference/readOperationDocuments';
import {brandWords} from './brandWords';
import {findWords, pagesWithout} from './findWords';
import {missingReference} from './missingReference';
import {openPages} from './openPages';
import {bin, node, root} from '../lib/run.mjs';

/**
 * What `npm run check:brand` does, in a copy of the repository: builds the site with another provider's configuration and
 * fails when a word of the first brand is left in any file, or when a page does not show the second. The second protects
 * its whole site: no page's own words may stand in its HTML. The browser tests that read names are run against that
 * build. Then it builds the reference of a contract of another domain, and fails when it lacks something of an
 * operation. Nothing is minified: no word is lost by it, and none is weighed.
 */
const SECOND = 'tests/second-brand/site.config.ts';
const FOREIGN = 'tests/second-brand/lending-desk/site.config.ts';
const builds = {second: '.generated/second-brand', foreign: '.generated/lending-desk'};

process.chdir(root);
const first = await loadSiteConfig(root);
const second = await build(SECOND, builds.second);
const failed = await browserTests(builds.second);
await build(FOREIGN, builds.foreign);
// What is generated is the foreign contract's by now.
const contract = await readContract(root);
const operations = await readOperationDocuments(root);
const missing = missingReference(builds.foreign, operations, contract.info.version);

// The second brand leaves the tutorial for its writers out, in pages and in what programs read. Scripts hold the link
// that they do not show.
const tutorial = findWords(builds.second, ['/docs/tutorial']).filter((line) => !/^\S+\.js: /.test(line));
const words = brandWords(first, second);
const found = findWords(builds.second, words);
const nameless = pagesWithout(builds.second, second.title);
const open = openPages(builds.second);
for (const line of found) console.error(`The first brand shows: ${line}`);
for (const page of open) console.error(`Open although the whole site is protected: ${page}`);
for (const page of nameless) console.error(`The second brand is missing: ${page}`);
for (const line of tutorial) console.error(`The tutorial is left out, and there: ${line}`);
for (const line of failed) console.error(line);
for (const line of missing) console.error(`The reference of another contract: ${line}`);
console.log(
  `second brand: looked for ${words.length} words; ${found.length} found, ${nameless.length} pages nameless, ${open.length} open`,
);
console.log(`another contract: ${missing.length} things missing`);
const problems = [found, nameless, open, tutorial, failed, missing].flat();
process.exitCode = problems.length > 0 ? 1 : 0;

async function build(config: string, folder: string): Promise<CheckedSiteConfig> {
  process.env.SITE_CONFIG = config;
  const status = await node(['scripts/build.mjs', '--no-minify', '--out-dir', folder]);
  if (status !== 0) throw new Error(`The site could not be built with ${config}.`);
  return loadSiteConfig(root);
}

/** Runs the tests with the tag `@brand`: what they expect of names they read in the configuration of the build. */
async function browserTests(folder: string): Promise<string[]> {
  // Six short tests: a second worker and its browser would take longer to start than they take.
  const args = ['test', '--grep', '@brand', '--reporter', 'list', '--workers', '1'];
  const status = await node([bin.playwright, ...args], {PORTAL_BUILD: folder});
  return status === 0 ? [] : ['The browser tests of the second brand failed, see above.'];
}
