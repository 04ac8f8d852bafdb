import {createHash} from 'node:crypto';
import type {SiteConfig} from '../../src/site/types';

/** The part of the site configuration that the policy depends on. */
export type PolicySettings = Pick<SiteConfig, 'api' | 'feedback' | 'identity' | 'map' | 'portalService'>;

/**
 * A content security policy that allows what the portal does, and nothing else.
 *
 * @param scripts the inline scripts of the pages; each is named by its digest
 */
export function contentSecurityPolicy(settings: PolicySettings, scripts: Iterable<string>): string {
  const digests = [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...digests.sort()],
    // Neither a `<style>` nor the attribute `style` in HTML; what scripts set on elements and stylesheets is free.
    'style-src': ["'self'"],
    // Icons within stylesheets are data; pictures that the API sends, which need a key, become blobs.
    'img-src': ["'self'", 'data:', 'blob:', ...baseMap(settings)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The worker that prepares tiles for maps.
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...servers(settings),
      ...portalService(settings),
      ...feedback(settings),
      ...identityServices(settings),
      ...baseMap(settings),
    ],
    'base-uri': ["'self'"],
    // Forms are sent by scripts: one that is sent before its script runs would put what was typed into the address.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The policy `default` is the one that each page makes first: `src/page-weight/frame/trustOwnScripts.ts`.
    'trusted-types': ['default'],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function servers({api}: PolicySettings): string[] {
  return api.servers.map(({url}) => new URL(url).origin);
}

function portalService({portalService: service}: PolicySettings): string[] {
  return service ? [new URL(service.url).origin] : [];
}

function feedback({feedback: receiver}: PolicySettings): string[] {
  return receiver && 'endpoint' in receiver ? [new URL(receiver.endpoint).origin] : [];
}

function baseMap({map}: PolicySettings): string[] {
  return map
    ? [new URL(map.style).origin, ...(map.origins ?? []).map((address) => new URL(address).origin)]
    : [];
}

function identityServices({identity: {endpoints, region, oauth}}: PolicySettings): string[] {
  const services = endpoints
    ? Object.values(endpoints).map((address) => new URL(address).origin)
    : ['cognito-idp', 'cognito-identity'].map((name) => `https://${name}.${region}.amazonaws.com`);
  return oauth ? [...services, `https://${oauth.domain}`] : services;
}
