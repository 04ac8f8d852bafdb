import {expect, test} from 'vitest';
import site from '../../../site.config';
import {checkSiteConfig, SiteConfigError} from './checkSiteConfig';

/** The configuration of this repository with one field changed; `undefined` takes the field away. */
function changed(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(site);
  const keys = path.split('.');
  const last = keys.pop();
  const parent = keys.reduce<unknown>((node, key) => Reflect.get(node as object, key), copy) as object;
  if (value === undefined) Reflect.deleteProperty(parent, last as string);
  else Reflect.set(parent, last as string, value);
  return copy;
}

function problemsOf(value: unknown): string[] {
  try {
    checkSiteConfig(value);
  } catch (error) {
    if (error instanceof SiteConfigError) return error.problems;
    throw error;
  }
  return [];
}

const oauth = {
  domain: 'sign-in.example.com',
  redirectSignIn: ['https://developer.example.com/dashboard'],
  redirectSignOut: ['https://developer.example.com/'],
  responseType: 'code',
  scopes: ['openid'],
};
const cookie = {domain: 'example.com', path: '/', expiresDays: 365, sameSite: 'lax', secure: true};

test('the configuration of this repository is right', () => {
  expect(checkSiteConfig(site)).toEqual(site);
});

test.each([
  ['title', undefined, "'title' is missing: add it as text."],
  ['title', '  ', "'title' is empty: write something."],
  ['tagline', 7, "'tagline' has the wrong type: make it text."],
  ['url', 'developer.example.com', "'url' is not a web address: begin it with https:// or http://."],
  [
    'url',
    'https://example.com/docs',
    "'url' has a path: write the origin alone and put the path in baseUrl.",
  ],
  ['baseUrl', '/docs', "'baseUrl' must begin and end with a slash."],
  [
    'favicon',
    '/favicon.svg',
    "'favicon' must be a path inside static/ without a leading slash, like img/logo.svg.",
  ],
  ['logo.src', undefined, "'logo.src' is missing: add it as text."],
  [
    'socialCard',
    'img/card.svg',
    "'socialCard' must be a PNG or JPEG file: the services that show it read nothing else.",
  ],
  ['offline.icon', 'img/icon.svg', "'offline.icon' must be a PNG file, 512 × 512 pixels."],
  ['offline.colour', 'navy', "'offline.colour' is not a colour: write one like #0a1420."],
  ['navigation', undefined, "'navigation' is missing: add it as an object."],
  ['navigation.blog', 'no', "'navigation.blog' has the wrong type: make it true or false."],
  ['footer.link', 'example.com', "'footer.link' is not a web address: begin it with https:// or http://."],
  [
    'support.email',
    'support',
    "'support.email' is not an email address: write one like support@example.com.",
  ],
  ['privacy', undefined, "'privacy' is missing: add it as an object."],
  ['postalAddress', [], "'postalAddress' is empty: give at least one line."],
  ['apiDescription', 'api/openapi', "'apiDescription' must name a YAML or JSON file."],
  ['api.servers', [], "'api.servers' is empty: give at least one server."],
  [
    'api.servers.0.url',
    'https://a.example/',
    "'api.servers[0].url' ends with a slash: remove it, paths begin with one.",
  ],
  ['api.servers.1.name', 'Sandbox', "'api.servers' has two servers of the same name: give each its own."],
  [
    'portalService',
    {url: 'https://keys.example/'},
    "'portalService.url' ends with a slash: remove it, paths begin with one.",
  ],
  ['portalService', {}, "'portalService.url' is missing: add it as text."],
  [
    'map',
    {style: 'map/style.json', attribution: 'Maps'},
    "'map.style' is not a web address: begin it with https:// or http://.",
  ],
  ['map', {style: 'https://maps.example/style.json'}, "'map.attribution' is missing: add it as text."],
  [
    'map',
    {style: 'https://maps.example/style.json', attribution: 'Maps', origins: ['https://tiles.example/v1']},
    "'map.origins[0]' has a path: write the origin alone, such as https://tiles.example.com.",
  ],
  ['tenantPattern.prefix', undefined, "'tenantPattern.prefix' is missing: add it as text."],
  ['groups.developerAdmins', undefined, "'groups.developerAdmins' is missing: add it as text."],
  [
    'groups.dashboard.paths',
    'a b',
    "'groups.dashboard.paths' is not a group id: use 1 to 128 characters without spaces.",
  ],
  ['editUrl', 'portal/edit', "'editUrl' is not a web address: begin it with https:// or http://."],
  ['editUrl', undefined, "'editUrl' is missing: add it as text."],
  ['protectedPrefixes', ['docs'], "'protectedPrefixes[0]' must begin with a slash."],
  ['announcement', undefined, "'announcement' is missing: add it as an object."],
  [
    'docsVersion',
    '2.76.0',
    "'docsVersion' is not a field of the site configuration: remove it or correct its spelling.",
  ],
  ['brand', 'x', "'brand' is not a field of the site configuration: remove it or correct its spelling."],
  [
    'groups.separate.drones',
    'x',
    "'groups.separate.drones' is not a field of the site configuration: remove it or correct its spelling.",
  ],
  ['identity.region', 'Oregon', "'identity.region' is not an AWS region: write it like us-west-2."],
  [
    'identity.userPoolId',
    'us-west-2',
    "'identity.userPoolId' has no underscore: a user pool id looks like us-west-2_AbCdEf123.",
  ],
  [
    'identity.userPoolClientId',
    ' ',
    "'identity.userPoolClientId' is empty: copy the app client id from the console.",
  ],
  ['identity.userPoolClientId', undefined, "'identity.userPoolClientId' is missing: add it as text."],
  [
    'identity.identityPoolId',
    'us-west-2',
    "'identity.identityPoolId' has no colon: an identity pool id looks like us-west-2:00000000-0000-0000-0000-000000000000.",
  ],
  [
    'identity.passwordMinimumLength',
    5,
    "'identity.passwordMinimumLength' is too small: a user pool allows no fewer than 6 characters.",
  ],
  ['identity.firstFactors', undefined, "'identity.firstFactors' is missing: add it as a list."],
  [
    'identity.firstFactors',
    ['password', 'fingerprint'],
    "'identity.firstFactors[1]' is not a first factor: use 'password', 'passkey', 'emailCode' or 'smsCode'.",
  ],
  [
    'identity.firstFactors',
    ['password', 'passkey', 'passkey'],
    "'identity.firstFactors' names a factor twice: name each once.",
  ],
  [
    'identity.firstFactors',
    ['passkey'],
    "'identity.firstFactors' has no 'password': add it, a user pool always offers it.",
  ],
  ['identity.oauth', {...oauth, domain: undefined}, "'identity.oauth.domain' is missing: add it as text."],
  [
    'identity.oauth',
    {...oauth, domain: 'https://sign-in.example.com'},
    "'identity.oauth.domain' is not a host name: write the OAuth domain without https:// and without a path.",
  ],
  [
    'identity.oauth',
    {...oauth, redirectSignIn: []},
    "'identity.oauth.redirectSignIn' is empty: OAuth needs at least one address to come back to.",
  ],
  [
    'identity.oauth',
    {...oauth, redirectSignOut: undefined},
    "'identity.oauth.redirectSignOut' is missing: add it as a list.",
  ],
  [
    'identity.oauth',
    {...oauth, responseType: 'id_token'},
    "'identity.oauth.responseType' is not an OAuth response type: use 'code' or 'token'.",
  ],
  [
    'identity.oauth',
    {...oauth, responseType: undefined},
    "'identity.oauth.responseType' is missing: use 'code' or 'token'.",
  ],
  [
    'identity.cookie',
    {...cookie, sameSite: 'loose'},
    "'identity.cookie.sameSite' is not a cookie policy: use 'strict', 'lax' or 'none'.",
  ],
  [
    'identity.cookie',
    {...cookie, sameSite: 'none', secure: false},
    "'identity.cookie.secure' must be true when sameSite is 'none': browsers reject the cookie otherwise.",
  ],
])('%s = %j is refused in words', (path, value, sentence) => {
  expect(problemsOf(changed(path, value))).toEqual([sentence]);
});

test.each([
  ['identity.oauth', oauth],
  ['identity.cookie', cookie],
  ['identity.cookie', {...cookie, sameSite: 'none'}],
  ['identity.cookie', {...cookie, expiresDays: undefined}],
  ['identity.passwordMinimumLength', undefined],
  ['identity.allowGuestAccess', true],
  ['navigation.tutorial', false],
  ['identity.endpoints', undefined],
  ['portalService', undefined],
  ['announcement', null],
  ['editUrl', 'https://git.example/portal/edit/main/'],
  ['protectedPrefixes', ['/']],
])('%s = %j is accepted', (path, value) => {
  expect(problemsOf(changed(path, value))).toEqual([]);
});

test("what a configuration leaves out has the identity library's default", () => {
  const bare = changed('identity.passwordMinimumLength', undefined) as {identity: object};
  const {expiresDays: _, ...shortCookie} = cookie;
  const {identity} = checkSiteConfig({...bare, identity: {...bare.identity, cookie: shortCookie}});
  expect(identity.passwordMinimumLength).toBe(6);
  expect(identity.cookie?.expiresDays).toBe(365);
});

test('every problem is told at once, under the name of the file', () => {
  const broken = {...(changed('title', undefined) as object), editUrl: 'next'};
  expect(() => checkSiteConfig(broken, 'brands/other.ts')).toThrow(
    "brands/other.ts cannot be used:\n  - 'title' is missing: add it as text.\n  - 'editUrl' is not a web address: begin it with https:// or http://.",
  );
});

test('a file without a default export is refused in words', () => {
  expect(problemsOf(undefined)).toEqual(["'default export' is missing: add it as an object."]);
});
