import path from 'node:path';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {buildHeaders} from './headers/buildHeaders';
import {refuseInlineStyles} from './headers/inlineStyles';
import {writeHostFiles} from './headers/hosts/writeHostFiles';
import {writeIntoPages} from './headers/hosts/writeIntoPages';
import {root} from './lib/run.mjs';

/**
 * `npm run headers`: prints the headers that a host sends with the production build. `-- --write`, which
 * `npm run build` adds, writes them as the configuration of hosts; `-- --in-pages` writes what of them a page can say
 * by itself into every page, for a host that sends no headers of your own.
 */
try {
  const site = await loadSiteConfig(root);
  const headers = buildHeaders(site, root);
  if (process.argv.includes('--write')) {
    refuseInlineStyles(path.join(root, 'build'));
    await writeHostFiles(site, headers, root);
  } else if (process.argv.includes('--in-pages')) console.log(await writeIntoPages(headers, root));
  else for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
