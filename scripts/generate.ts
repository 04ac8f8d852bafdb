import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {isReferenceOnly} from '../src/site/isReferenceOnly';
import {ensureContract} from './contract/ensureContract';

/**
 * `npm run generate`: everything that is made before a build, each part only when its inputs changed. The parts need
 * the contract's documents and nothing of each other. Each is a command of its own too, and runs when it is imported.
 *
 * `--site`: only what a build of the site needs, without the types that checks and editors read. Docusaurus starts this
 * by itself (src/publishing/generate) and keeps one processor busy meanwhile, so this is one process: several would load
 * the same libraries again.
 */
const {rest} = await ensureContract();
const types = process.argv.includes('--site') ? [] : [import('./contract-types')];
const {navigation} = await loadSiteConfig(process.cwd());
if (isReferenceOnly(navigation)) {
  // The sandbox and the programs of the guides speak of the platform: another contract has neither.
  await Promise.all([rest, import('./reference'), import('./map-data'), ...types]);
} else {
  await Promise.all([rest, import('./reference'), import('./map-data'), import('./sandbox-pack'), ...types]);
  await import('./sample-apps');
  await import('./client-pack');
}
