import {portalUrl} from './ports.mjs';
import {root} from './run.mjs';

/** The address of the portal's home page on this machine: the site may stand below a path. Needs the dependencies. */
export async function homeUrl() {
  const {tsImport} = await import('tsx/esm/api');
  /** @type {typeof import('../../src/site/config/loadSiteConfig')} */
  const {loadSiteConfig} = await tsImport('../../src/site/config/loadSiteConfig.ts', import.meta.url);
  const {baseUrl} = await loadSiteConfig(root);
  return `${portalUrl}${baseUrl}`;
}
