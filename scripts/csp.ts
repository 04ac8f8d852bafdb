import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {inlineScripts} from './csp/inlineScripts';
import {contentSecurityPolicy} from './csp/policy';

/**
 * `npm run csp`: prints a content security policy for the production build, to be sent by the host. Scripts in the HTML
 * are named by digest, servers as `site.config.ts` says; build again and the digests may be others.
 */
const root = path.join(import.meta.dirname, '..');
const build = path.join(root, 'build');
if (!existsSync(build)) {
  console.error('There is no production build. Make one: npm run build');
  process.exit(1);
}
const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.html'),
);
const scripts = pages.flatMap((page) => inlineScripts(readFileSync(path.join(build, page), 'utf8')));
console.log(contentSecurityPolicy(await loadSiteConfig(root), scripts));
