import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {brandWords} from './check-brand/brandWords';
import {findWords, pagesWithout} from './check-brand/findWords';
import {openPages} from './check-brand/openPages';
import {node, npm} from './lib/run.mjs';

/**
 * `npm run check:brand`: builds the site with another provider's configuration and fails when a word of the first
 * brand is left in any file, or when a page does not show the second. The second protects its whole site: no page's
 * own words may stand in its HTML.
 */
const SECOND = 'tests/second-brand/site.config.ts';
const BUILD = '.generated/second-brand';

const first = await loadSiteConfig(process.cwd());
process.env.SITE_CONFIG = SECOND;
const second = await loadSiteConfig(process.cwd());
try {
  const status = await node(['scripts/build.mjs', '--out-dir', BUILD]);
  if (status !== 0) throw new Error(`The site could not be built with ${SECOND}.`);
} finally {
  // What is generated is shared: leave it as the first brand has it.
  delete process.env.SITE_CONFIG;
  await npm(['run', '--silent', 'generate']);
}

const words = brandWords(first, second);
const found = findWords(BUILD, words);
const nameless = pagesWithout(BUILD, second.title);
const open = openPages(BUILD);
for (const line of found) console.error(`The first brand shows: ${line}`);
for (const page of open) console.error(`Open although the whole site is protected: ${page}`);
for (const page of nameless) console.error(`The second brand is missing: ${page}`);
console.log(
  `second brand: looked for ${words.length} words; ${found.length} found, ${nameless.length} pages nameless, ${open.length} open`,
);
process.exitCode = found.length + nameless.length + open.length > 0 ? 1 : 0;
