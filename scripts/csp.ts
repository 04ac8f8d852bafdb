import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import type {SiteConfig} from '../src/site/types';

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
console.log(policy(await loadSiteConfig(root), inlineScripts()));

/** Scripts that stand in a page and are executed; data such as `application/ld+json` is not. */
function inlineScripts(): Set<string> {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  const scripts = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(path.join(build, page), 'utf8');
    for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (code !== '' && !/\b(?:src|type)=/.test(attributes)) scripts.add(code);
    }
  }
  return scripts;
}

function policy(site: SiteConfig, scripts: ReadonlySet<string>): string {
  const digests = [...scripts].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...digests.sort()],
    // The theme and the code editor write styles into elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...servers(site)],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...servers(site), ...identityServices(site)],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

function servers({api}: SiteConfig): string[] {
  return api.servers.map(({url}) => new URL(url).origin);
}

function identityServices({identity: {endpoints, region, oauth}}: SiteConfig): string[] {
  const services = endpoints
    ? Object.values(endpoints).map((address) => new URL(address).origin)
    : ['cognito-idp', 'cognito-identity'].map((name) => `https://${name}.${region}.amazonaws.com`);
  return oauth ? [...services, `https://${oauth.domain}`] : services;
}
