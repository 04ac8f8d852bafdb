import path from 'node:path';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {buildScripts} from './csp/buildScripts';
import {contentSecurityPolicy} from './csp/policy';

/**
 * `npm run csp`: prints a content security policy for the production build, to be sent by the host. Scripts in the HTML
 * are named by digest, servers as `site.config.ts` says; build again and the digests may be others.
 */
const root = path.join(import.meta.dirname, '..');
try {
  console.log(contentSecurityPolicy(await loadSiteConfig(root), buildScripts(path.join(root, 'build'))));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
