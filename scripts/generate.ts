import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {isReferenceOnly} from '../src/site/isReferenceOnly';
import {publishWorkflows} from '../src/workflows/plugin/publishWorkflows';
import {ensureContract} from './contract/ensureContract';
import {makeReference} from './reference/makeReference';

/**
 * `npm run generate`: everything that is made before a build, each part only when its inputs changed. The parts need
 * the contract's documents and nothing of each other. Most are a command of their own too, and run when they are imported.
 *
 * `--site`: only what a build of the site needs. Types are left to checks and editors, unless a typed client is packed.
 * Docusaurus starts this by itself (src/publishing/generate) and keeps one processor busy meanwhile, so this is one
 * process: several would load the same libraries again.
 */
const siteDir = process.cwd();
const {navigation, api, url, baseUrl} = await loadSiteConfig(siteDir);
const {makeRest} = await ensureContract();
// The pages are made by another process. Everything else is made while it runs.
const {rest: reference} = await makeReference(siteDir);
const parts: Promise<unknown>[] = [reference, makeRest(), import('./map-data')];
if (!process.argv.includes('--site')) parts.push(import('./contract-types'));
// The sandbox and the programs of the guides speak of the platform: another contract has neither.
if (!isReferenceOnly(navigation))
  parts.push(import('./sandbox-pack'), import('./sample-apps'), import('./client-pack'));
// Their plugin makes them anew whenever a guide changes, and says what is wrong with a guide that cannot be read.
if (navigation.docs) parts.push(publishWorkflows(siteDir, `${url}${baseUrl}`).catch(() => undefined));
if (api.servers.some(({inPage}) => inPage)) parts.push(import('./sandbox-page'));
await Promise.all(parts);
