import {loadSiteConfig} from '../../src/site/config/loadSiteConfig';
import {fingerprint, forget, isCurrent, remember} from './fingerprint';
import {makeGroups} from './makeGroups';

/**
 * Bundles the API description into one document, lays the servers and the contact of the site configuration over it,
 * and writes everything that is made from it. Does nothing when no input changed. Two runs at once are harmless: every
 * file is written whole and renamed into place.
 *
 * @returns when the documents are there; `makeRest` makes the other downloads, which keep a processor busy for a second
 */
export async function ensureContract(): Promise<{readonly makeRest: () => Promise<void>}> {
  const started = performance.now();
  const site = await loadSiteConfig(process.cwd());
  await makeGroups(process.cwd(), site);
  const inputs = await fingerprint(site);
  if (await isCurrent(inputs)) {
    console.log('contract: up to date');
    return {makeRest: () => Promise.resolve()};
  }
  const {makeDownloads, makeDocuments} = await import('./make');
  await forget();
  const contract = await makeDocuments(site);
  const makeRest = async (): Promise<void> => {
    await makeDownloads(contract);
    await remember(inputs);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`contract: bundled with its downloads in ${seconds} s`);
  };
  return {makeRest};
}
