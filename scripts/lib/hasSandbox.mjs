import {root} from './run.mjs';

/** What a command says instead of starting the sandbox. */
export const NO_SANDBOX =
  'This site is the reference of a contract alone: the sandbox speaks the contract of the platform, so there is none to start.';

/** Whether the site has a sandbox: a site that is a reference alone has none. Needs the dependencies. */
export async function hasSandbox() {
  const {tsImport} = await import('tsx/esm/api');
  /** @type {typeof import('../../src/site/config/loadSiteConfig')} */
  const {loadSiteConfig} = await tsImport('../../src/site/config/loadSiteConfig.ts', import.meta.url);
  /** @type {typeof import('../../src/site/isReferenceOnly')} */
  const {isReferenceOnly} = await tsImport('../../src/site/isReferenceOnly.ts', import.meta.url);
  const {navigation} = await loadSiteConfig(root);
  return !isReferenceOnly(navigation);
}
