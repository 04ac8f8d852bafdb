import {expect, test} from 'vitest';
import site from '../../site.config';
import {inlineScripts} from './inlineScripts';
import {contentSecurityPolicy} from './contentSecurityPolicy';

const identity = {...site.identity, endpoints: undefined, region: 'eu-west-1'};
const api = {servers: [{name: 'Production', url: 'https://api.example.org/v2'}]};

function directives(settings: Parameters<typeof contentSecurityPolicy>[0]): Record<string, string> {
  const parts = contentSecurityPolicy(settings, ['go()', 'go()']).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.slice(part.indexOf(' ') + 1)]));
}

test('a page may speak to the API and the identity service, and to nobody else', () => {
  const services =
    'https://cognito-idp.eu-west-1.amazonaws.com https://cognito-identity.eu-west-1.amazonaws.com';
  const policy = directives({api, identity});
  expect(policy['connect-src']).toBe(`'self' https://api.example.org ${services}`);
  const others = Object.entries(policy).filter(([name]) => name !== 'connect-src');
  expect(others.filter(([, sources]) => /https?:|\*/.test(sources))).toEqual([]);
  expect(policy['default-src']).toBe("'none'");
});

test('a hosted sign-in page adds its domain', () => {
  const oauth = {
    domain: 'signin.example.org',
    redirectSignIn: [],
    redirectSignOut: [],
    responseType: 'code' as const,
    scopes: [],
  };
  const policy = directives({api, identity: {...identity, oauth}});
  expect(policy['connect-src']).toContain('https://signin.example.org');
});

test('the portal service adds where it is', () => {
  const policy = directives({api, identity, portalService: {url: 'https://keys.example.org/v1'}});
  expect(policy['connect-src']).toContain('https://api.example.org https://keys.example.org https://cognito');
});

test('a receiver of feedback adds its origin, and a mailbox adds nothing', () => {
  const policy = directives({api, identity, feedback: {endpoint: 'https://opinions.example.org/v1'}});
  expect(policy['connect-src']).toContain(
    'https://api.example.org https://opinions.example.org https://cognito',
  );
  expect(directives({api, identity, feedback: {email: 'docs@example.org'}})).toEqual(
    directives({api, identity}),
  );
});

test("a provider's base map adds where its style, tiles and pictures come from", () => {
  const map = {
    style: 'https://maps.example.org/styles/day.json',
    attribution: 'Maps',
    origins: ['https://tiles.example.org'],
  };
  const policy = directives({api, identity, map});
  expect(policy['connect-src']).toContain('https://maps.example.org https://tiles.example.org');
  expect(policy['img-src']).toBe("'self' data: blob: https://maps.example.org https://tiles.example.org");
});

test('each inline script is named once by its digest, and no other may run', () => {
  expect(directives({api, identity})['script-src']).toBe(
    "'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  );
});

test('data in a script element is no script', () => {
  const html =
    '<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script><script></script>';
  expect(inlineScripts(html)).toEqual(['a()']);
});
