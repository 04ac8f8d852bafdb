import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import siteConfig from '../../site.config';
import {OPERATOR_ROLE} from '../../sandbox/identity/pool/groups';
import {startIdentity, type OwnIdentity} from '../../sandbox/scenarios/startIdentity';
import {openSandbox} from '../../sandbox/testing/openSandbox';
import type {SiteConfig} from '../../src/site/types';
import {fileHeaders} from '../headers/fileHeaders';
import {responseHeaders} from '../headers/responseHeaders';
import {WORKER_POLICY} from '../headers/workerPolicy';
import {api} from './checks/api';
import {appClient} from './checks/appClient';
import {groups} from './checks/groups';
import {guests} from './checks/guests';
import {headers} from './checks/headers';
import {pages} from './checks/pages';
import {passkeys} from './checks/passkeys';
import {portalService} from './checks/portalService';
import {roles} from './checks/roles';
import {secondFactors} from './checks/secondFactors';
import {settings} from './checks/settings';
import {signIn} from './checks/signIn';
import {signingKeys} from './checks/signingKeys';
import {userPool} from './checks/userPool';
import {createContext} from './context';
import {examine, formatReports, hasFault} from './examine';
import {fault, ok, type Check} from './finding';

let running: OwnIdentity;
beforeAll(async () => {
  running = await startIdentity();
});
afterAll(() => running.close());

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A site whose identity is the running service. */
const site = (
  changes: Partial<SiteConfig> = {},
  identity: Partial<SiteConfig['identity']> = {},
): SiteConfig => ({
  ...siteConfig,
  // Sites with the sandbox in the page have a test of their own.
  api: {...siteConfig.api, servers: siteConfig.api.servers.map(({inPage: _, ...server}) => server)},
  ...changes,
  identity: {
    ...siteConfig.identity,
    endpoints: {userPool: `${running.url}/user-pool`, identityPool: `${running.url}/identity-pool`},
    ...identity,
  },
});

/** What a check finds, in short: the level and the sentence. */
async function find(
  check: Check,
  {of = site(), at = 'https://developer.example/', credentials = operator()} = {},
) {
  const found = await check.run(createContext(of, {address: at, credentials}));
  return found.map(({level, found}) => `${level}: ${found}`);
}

const operator = () => running.credentialsOf(OPERATOR_ROLE);

type Reply = {status?: number; headers?: Record<string, string>; body?: unknown};

/** A server that responds as it is told, by path or by the target of Amazon's protocol. */
async function serve(
  respond: (path: string, target: string, method: string) => Reply | undefined,
): Promise<string> {
  const server = createServer((request, response) => {
    const target = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const reply = respond(request.url ?? '', target, request.method ?? '');
    const {status = 200, headers: own = {}, body = ''} = reply ?? {status: 404};
    response.writeHead(status, {'content-type': 'text/html; charset=utf-8', ...own});
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** A site whose user pool is a server that responds to one operation. */
async function siteOfPool(operation: string, body: object): Promise<SiteConfig> {
  const url = await serve((_path, target) => (target === operation ? {body} : undefined));
  return site({}, {endpoints: {userPool: url, identityPool: url}});
}

const refusal = (name: string, message: string): Reply => ({status: 400, body: {__type: name, message}});

async function siteRefusing(respond: (flow: string) => Reply): Promise<SiteConfig> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const {AuthFlow = ''} = JSON.parse(text) as {AuthFlow?: string};
      const {status = 200, body} = respond(AuthFlow);
      response.writeHead(status).end(JSON.stringify(body ?? {}));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return site({}, {endpoints: {userPool: url, identityPool: url}});
}

test('ids, region and addresses that belong together are fine', async () => {
  const [sandbox, ...production] = siteConfig.api.servers;
  const live = site(
    {
      api: {servers: sandbox ? [...production, sandbox] : production},
      portalService: undefined,
      feedback: undefined,
    },
    {endpoints: undefined},
  );
  expect(await find(settings, {of: live})).toEqual(['ok: ids, region and addresses agree']);
});

test('guides without a server that has a key for everybody are named', async () => {
  const servers = siteConfig.api.servers.slice(1);
  const live = site({api: {servers}, portalService: undefined, feedback: undefined}, {endpoints: undefined});
  expect(await find(settings, {of: live})).toEqual([
    `warning: the guides send their samples to "${servers[0]?.name}", where readers have no key yet`,
  ]);
});

test('ids of another region, the sandbox and an address without encryption are named', async () => {
  const found = await find(settings, {of: site({}, {region: 'eu-west-1'}), at: 'http://developer.example/'});
  expect(found).toEqual([
    'fault: the user pool us-west-2_Sandbox01 is not in the region eu-west-1',
    'fault: the identity pool us-west-2:00000000-0000-4000-8000-000000000001 is not in the region eu-west-1',
    `warning: identity speaks to ${new URL(running.url).host}, not to Amazon`,
    'warning: the first server, "Sandbox", is a sandbox',
    'warning: http://developer.example/ is not encrypted',
    `warning: the server "Sandbox" is at ${siteConfig.api.servers[0]?.url}, which is not encrypted`,
    `warning: the receiver of feedback is at ${siteConfig.api.servers[0]?.url}/sandbox/feedback, which is not encrypted`,
    `warning: the portal service is at ${siteConfig.portalService?.url}, which is not encrypted`,
  ]);
});

const HTML =
  '<html><head><link rel=manifest href=/manifest.json><link rel=preload href=/assets/js/main.0a.js>' +
  '<script>go()</script></head></html>';

/** A host of a small build. */
const host = (change: (path: string, reply: Reply) => Reply | undefined = (_path, reply) => reply) =>
  serve((path) => {
    const all = responseHeaders(site(), ['go()']);
    const own = {...all, ...fileHeaders(path)};
    const isThere = ['/', '/dashboard', '/dashboard/', '/assets/js/main.0a.js'].includes(path);
    return change(path, {status: isThere ? 200 : 404, headers: own, body: HTML});
  });

test('a portal that is there with all its headers is fine', async () => {
  const at = await host();
  expect(await find(pages, {at})).toEqual([`ok: ${siteConfig.title} is at ${at}`]);
  expect(await find(headers, {at})).toEqual(['ok: the host sends the headers of this build']);
});

test.each([
  ['nobody responds', undefined, 'fault: nobody responds at http://127.0.0.1:9/'],
  [
    'the home page fails',
    (_path: string, reply: Reply) => ({...reply, status: 500}),
    'fault: AT responds with status 500',
  ],
  [
    'the scripts are elsewhere',
    (path: string, reply: Reply) => (path.startsWith('/assets/') ? undefined : reply),
    "fault: the page's script /assets/js/main.0a.js is not there",
  ],
  [
    'a folder is not found without its slash',
    (path: string, reply: Reply) => (path === '/dashboard' ? undefined : reply),
    'fault: /dashboard has status 404',
  ],
  [
    'missing pages look as if they were there',
    (_path: string, reply: Reply) => ({...reply, status: 200}),
    'fault: a missing page has status 200',
  ],
  [
    'pages are sent as plain text',
    (_path: string, reply: Reply) => ({...reply, headers: {'content-type': 'text/plain'}}),
    'fault: the home page is not sent as text/html',
  ],
])('of the pages it is said that %s', async (_name, change, expected) => {
  const at = change ? await host(change) : 'http://127.0.0.1:9/';
  expect(await find(pages, {at})).toEqual([expected.replace('AT', at)]);
});

/** A host that sends one header otherwise. */
const hostWith = (name: string, value: string | undefined) =>
  host((_path, reply) => {
    const {[name]: _left, ...others} = reply.headers ?? {};
    return {...reply, headers: value === undefined ? others : {...others, [name]: value}};
  });

test.each([
  ['X-Frame-Options', undefined, ['fault: X-Frame-Options is not sent']],
  [
    'Referrer-Policy',
    'unsafe-url',
    ['warning: Referrer-Policy is unsafe-url, not strict-origin-when-cross-origin'],
  ],
  [
    'Cache-Control',
    'max-age=600',
    [
      'warning: files in assets/ are sent with Cache-Control max-age=600',
      'warning: pages are sent with Cache-Control max-age=600',
    ],
  ],
])('a header %s that is %s is named', async (name, value, expected) => {
  expect(await find(headers, {at: await hostWith(name, value)})).toEqual(expected);
});

test('a content security policy of another build, or a laxer one, is named directive by directive', async () => {
  const {'Content-Security-Policy': policy = ''} = responseHeaders(site(), ['another()']);
  const lax = policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("frame-ancestors 'none'; ", '');
  expect(await find(headers, {at: await hostWith('Content-Security-Policy', lax)})).toEqual([
    "fault: script-src of the content security policy lacks 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    "fault: style-src of the content security policy allows 'unsafe-inline'",
    'fault: the content security policy has no frame-ancestors',
  ]);
});

test.each([
  ['nothing', WORKER_POLICY, ['ok: the host sends the headers of this build']],
  ['no policy', undefined, ['ok: the host sends the headers of this build']],
  [
    'the policy of pages',
    "default-src 'none'; script-src 'self'",
    [
      "fault: the worker of the sandbox: script-src of the content security policy lacks 'wasm-unsafe-eval'",
      'fault: the worker of the sandbox: the content security policy has no worker-src',
    ],
  ],
  ['no worker', null, ['fault: the worker of the sandbox in the page is not there']],
])(
  'of a host that sends %s otherwise, the worker of the sandbox is named',
  async (_name, policy, expected) => {
    const worker = '/assets/js/sandbox/worker.0a.js';
    const at = await host((path, reply) => {
      if (path === '/sandbox-files.json') return {body: {worker: {file: worker.slice(1)}}};
      if (path !== worker || policy === null) return reply;
      const {'Content-Security-Policy': _own, ...others} = reply.headers ?? {};
      return {headers: {...others, ...(policy && {'Content-Security-Policy': policy})}, body: ''};
    });
    const [sandbox, ...others] = siteConfig.api.servers;
    if (!sandbox) throw new Error('The site has no server.');
    const of = site({api: {servers: [{...sandbox, inPage: true}, ...others]}});
    expect(await find(headers, {at, of})).toEqual(expected);
  },
);

const siteOfServer = (url: string) => site({api: {servers: [{name: 'Own', url: url.replace(/\/$/, '')}]}});

test('an API that lets the portal ask is fine, and the sandbox does', async () => {
  const {call} = await openSandbox();
  const sandbox = await serve(() => undefined);
  // The sandbox's own response to the same preflight.
  const preflight = await call('OPTIONS /locations/v2/collections', {
    as: 'nobody',
    headers: {
      origin: 'http://127.0.0.1:3000',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,content-type,x-api-key',
    },
  });
  const own = await serve(() => ({status: 204, headers: preflight.headers as Record<string, string>}));
  expect(await find(api, {of: siteOfServer(own), at: 'http://127.0.0.1:3000/'})).toEqual([
    'ok: the server "Own" lets pages of http://127.0.0.1:3000 ask',
  ]);
  expect(await find(api, {of: siteOfServer(sandbox)})).toEqual([
    'fault: the server "Own" does not let pages of https://developer.example ask (Access-Control-Allow-Origin is not sent)',
  ]);
});

test('an API that is not there, or refuses the header of the key, is named', async () => {
  expect(await find(api, {of: siteOfServer('http://127.0.0.1:9/')})).toEqual([
    'fault: the server "Own" does not respond at http://127.0.0.1:9',
  ]);
  const own = await serve(() => ({
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type, Authorization',
    },
  }));
  expect(await find(api, {of: siteOfServer(own)})).toEqual([
    'warning: the server "Own" does not take the header x-api-key from pages',
  ]);
});

test('an API that refuses preflight requests, or lets nobody read the response, is named', async () => {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type, x-api-key',
  };
  const refusing = await serve((_path, _target, method) => ({
    headers,
    status: method === 'OPTIONS' ? 403 : 200,
  }));
  expect(await find(api, {of: siteOfServer(refusing)})).toEqual([
    'fault: the server "Own" responds with status 403 to the preflight requests of pages',
  ]);
  const mute = await serve((_path, _target, method) =>
    method === 'OPTIONS' ? {headers, status: 204} : {status: 401},
  );
  expect(await find(api, {of: siteOfServer(mute)})).toEqual([
    'fault: the server "Own" does not let pages of https://developer.example read its responses (Access-Control-Allow-Origin is not sent)',
  ]);
});

const siteOfService = (url: string) => site({portalService: {url: url.replace(/\/$/, '')}});

test('a portal service that is there and closed to strangers is fine, as the sandbox is, and so is none', async () => {
  const {app} = await openSandbox();
  await app.listen({host: '127.0.0.1', port: 0});
  const {port} = app.server.address() as AddressInfo;
  const at = 'http://127.0.0.1:3000/';
  expect(await find(portalService, {of: siteOfService(`http://127.0.0.1:${port}/portal`), at})).toEqual([
    'ok: it lets pages of http://127.0.0.1:3000 ask, and nobody without a token',
  ]);
  expect(await find(portalService, {of: site({portalService: undefined})})).toEqual([
    'ok: there is none: people ask for their API keys at the address of support in site.config.ts',
  ]);
});

test('a portal service that is gone, closed to pages, open to strangers or without DELETE is named', async () => {
  const origin = 'https://developer.example';
  const headers = {'access-control-allow-origin': origin};
  const findAt = async (reply: Reply) => find(portalService, {of: siteOfService(await serve(() => reply))});
  expect(await find(portalService, {of: siteOfService('http://127.0.0.1:9')})).toEqual([
    'fault: the portal service does not respond at http://127.0.0.1:9',
  ]);
  expect(await findAt({status: 401})).toEqual([
    `fault: the portal service does not let pages of ${origin} ask`,
  ]);
  expect(await findAt({headers})).toEqual([
    'fault: the portal service responds with 200 to a request without a token',
  ]);
  expect(await findAt({status: 401, headers})).toEqual([
    'warning: the portal service does not take DELETE from pages, so nobody can revoke a key',
  ]);
});

test('signing keys, sign-in and identity pool of the sandbox are as they should be', async () => {
  expect(await find(signingKeys)).toEqual([
    `ok: 2 keys at ${running.url}/us-west-2_Sandbox01/.well-known/jwks.json`,
  ]);
  expect(await find(signIn)).toEqual(['ok: by SRP or by choice, and nobody is told which addresses exist']);
  expect(await find(guests)).toEqual(['ok: it refuses people who have not signed in']);
});

test('ids that nothing has are named', async () => {
  const wrong = site(
    {},
    {
      userPoolId: 'us-west-2_Other',
      userPoolClientId: 'otherclient',
      identityPoolId: 'us-west-2:00000000-0000-4000-8000-000000000002',
    },
  );
  expect(await find(signingKeys, {of: wrong})).toEqual([
    `fault: there are no signing keys at ${running.url}/us-west-2_Other/.well-known/jwks.json`,
  ]);
  expect(await find(signIn, {of: wrong})).toEqual(['fault: the app client otherclient does not exist']);
  expect((await find(guests, {of: wrong}))[0]).toMatch(/^fault: the identity pool us-west-2:0.*2 responds: /);
  expect(await find(userPool, {of: wrong})).toEqual([
    'fault: the user pool says: User pool us-west-2_Other does not exist.',
  ]);
});

const passwordsOff = refusal(
  'InvalidParameterException',
  'USER_PASSWORD_AUTH flow not enabled for this client',
);

const choiceOff = refusal('InvalidParameterException', 'USER_AUTH flow not enabled for this client');
const wrongCredentials = refusal('NotAuthorizedException', 'Incorrect username or password.');

test.each([
  [
    refusal('NotAuthorizedException', 'Client x is configured with secret but SECRET_HASH was not received'),
    'has a secret, which no page can keep',
  ],
  [
    refusal('InvalidParameterException', 'USER_SRP_AUTH flow not enabled for this client'),
    'does not allow sign-in by SRP',
  ],
])('an app client with which nobody can sign in is named', async (srp, expected) => {
  const by = {USER_SRP_AUTH: srp, USER_AUTH: wrongCredentials, USER_PASSWORD_AUTH: passwordsOff};
  const of = await siteRefusing((flow) => by[flow as keyof typeof by]);
  expect(await find(signIn, {of})).toEqual([`fault: the app client ${expected}`]);
});

test('an app client without the choice that the portal offers is named, and needs none where it offers none', async () => {
  const by = {USER_SRP_AUTH: wrongCredentials, USER_AUTH: choiceOff, USER_PASSWORD_AUTH: passwordsOff};
  const of = await siteRefusing((flow) => by[flow as keyof typeof by]);
  expect(await find(signIn, {of})).toEqual([
    'fault: the app client does not allow a choice at sign-in, and the portal offers one',
  ]);
  const plain = {...of, identity: {...of.identity, firstFactors: ['password' as const]}};
  expect(await find(signIn, {of: plain})).toEqual([
    'ok: by SRP alone, and nobody is told which addresses exist',
  ]);
});

test('a user pool that tells who is in it, or takes passwords over the network, is named', async () => {
  const unknown = refusal('UserNotFoundException', 'User does not exist.');
  expect(await find(signIn, {of: await siteRefusing(() => unknown)})).toEqual([
    'fault: the user pool tells which addresses exist',
    'fault: the app client takes passwords over the network',
  ]);
});

test('services that do not respond, and an identity pool that lets guests in, are named', async () => {
  const gone = site({}, {endpoints: {userPool: 'http://127.0.0.1:9/', identityPool: 'http://127.0.0.1:9/'}});
  expect(await find(signIn, {of: gone})).toEqual(['fault: nobody responds at http://127.0.0.1:9/']);
  expect(await find(guests, {of: gone})).toEqual(['fault: nobody responds at http://127.0.0.1:9/']);
  const open = await siteOfPool('GetId', {IdentityId: 'us-west-2:guest'});
  expect(await find(guests, {of: open})).toEqual([
    'fault: the identity pool gives credentials to people who have not signed in',
  ]);
  const meant = {...open, identity: {...open.identity, allowGuestAccess: true}};
  expect(await find(guests, {of: meant})).toEqual([
    'ok: it serves people who have not signed in, as identity.allowGuestAccess says',
  ]);
  expect(await find(guests, {of: site({}, {allowGuestAccess: true})})).toEqual([
    'fault: the identity pool refuses people who have not signed in, and identity.allowGuestAccess says otherwise',
  ]);
});

test('groups and settings of the sandbox are as they should be, but it can be thrown away', async () => {
  const {dashboard, separate} = siteConfig.groups;
  // The three that open no single panel, and one for each that does.
  const count = 3 + Object.keys({...dashboard, ...separate}).length;
  expect(await find(groups)).toEqual([`ok: all ${count} groups are there`]);
  expect(await find(appClient)).toEqual([
    'ok: nobody writes their own keys, and signing out ends the session',
  ]);
  expect(await find(userPool)).toEqual(['warning: the user pool can be deleted by mistake']);
});

test('a group with the precedence of the admins and another role is named', async () => {
  const named = [...Object.values(siteConfig.groups.dashboard), ...Object.values(siteConfig.groups.separate)];
  const ruleOf = (Precedence: number, RoleArn?: string) => ({Precedence, ...(RoleArn && {RoleArn})});
  const Groups = [
    ...named.map((GroupName) => ({GroupName, ...ruleOf(20, 'user')})),
    {GroupName: 'developer-admins', ...ruleOf(1, 'admin')},
    {GroupName: 'developer-users', ...ruleOf(1, 'user')},
    {GroupName: 'dashboard-admins', ...ruleOf(1)},
    {GroupName: 'operators', ...ruleOf(1, 'admin')},
  ];
  expect(await find(groups, {of: await siteOfPool('ListGroups', {Groups})})).toEqual([
    'warning: developer-users, dashboard-admins: the same precedence as developer-admins, so admins who are in both have no role',
  ]);
});

test('groups that are not there, have no role or the wrong rank are named', async () => {
  const Groups = Object.values({
    ...siteConfig.groups.dashboard,
    ...siteConfig.groups.separate,
    all: 'developer-users',
  })
    .map((GroupName) => ({GroupName, Precedence: 1}))
    .concat({GroupName: 'developer-admins', Precedence: 5});
  expect(await find(groups, {of: await siteOfPool('ListGroups', {Groups})})).toEqual([
    'fault: the group dashboard-admins is not there',
    'fault: the group developer-admins has no role, so admins can do nothing',
    'warning: another group has a lower precedence than developer-admins, and its members lose the role of admins',
  ]);
});

test.each([
  [{}, 'fault: people can write custom:apiKeys themselves, and so give themselves keys'],
  [
    {WriteAttributes: ['email', 'custom:apiKeys', 'custom:weatherThresholds']},
    'fault: people can write custom:apiKeys themselves, and so give themselves keys',
  ],
  [
    {WriteAttributes: ['custom:plan', 'custom:weatherThresholds']},
    'warning: people can write custom:plan themselves',
  ],
  [
    {WriteAttributes: ['custom:weatherThresholds'], ReadAttributes: ['email', 'custom:weatherThresholds']},
    'fault: the app client may not read custom:apiKeys, so nobody sees their keys',
  ],
  [
    {WriteAttributes: ['custom:weatherThresholds'], ClientSecret: 's'},
    'fault: the app client has a secret, which no page can keep',
  ],
  [{WriteAttributes: ['email']}, 'warning: the app client may not read and write custom:weatherThresholds'],
  [
    {
      WriteAttributes: ['custom:weatherThresholds'],
      ExplicitAuthFlows: ['ALLOW_USER_AUTH', 'ALLOW_CUSTOM_AUTH'],
    },
    'warning: the app client also allows ALLOW_CUSTOM_AUTH',
  ],
  [
    {WriteAttributes: ['custom:weatherThresholds'], ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH']},
    'fault: the app client does not allow a choice at sign-in, and the portal offers one',
  ],
  [
    {WriteAttributes: ['custom:weatherThresholds'], EnableTokenRevocation: false},
    'fault: signing out ends no session elsewhere',
  ],
])('of the app client %j is said what is wrong', async (client, expected) => {
  const of = await siteOfPool('DescribeUserPoolClient', {
    UserPoolClient: {EnableTokenRevocation: true, ExplicitAuthFlows: ['ALLOW_USER_AUTH'], ...client},
  });
  expect(await find(appClient, {of})).toEqual([expected]);
});

const SignInPolicy = {AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP']};
const goodPool = {
  SchemaAttributes: [{Name: 'custom:apiKeys'}, {Name: 'custom:weatherThresholds'}],
  Policies: {PasswordPolicy: {MinimumLength: 8}, SignInPolicy},
  UserAttributeUpdateSettings: {AttributesRequireVerificationBeforeUpdate: ['email']},
  LambdaConfig: {PreSignUp: 'arn:aws:lambda:us-west-2:000000000000:function:refuse'},
  UsernameConfiguration: {CaseSensitive: false},
  DeletionProtection: 'ACTIVE',
};

test.each([
  [{}, 'ok: its settings are those of decisions/0004'],
  [
    {SchemaAttributes: [{Name: 'custom:weatherThresholds'}]},
    'fault: the user pool has no attribute custom:apiKeys',
  ],
  [
    {SchemaAttributes: [{Name: 'custom:apiKeys'}]},
    'warning: the user pool has no attribute custom:weatherThresholds, so nobody can keep thresholds of their own',
  ],
  [
    {Policies: {PasswordPolicy: {MinimumLength: 12}, SignInPolicy}},
    'fault: the user pool wants passwords of 12 characters, the form of 8',
  ],
  [
    {Policies: {PasswordPolicy: {MinimumLength: 8}}},
    'fault: the portal offers to sign in by WEB_AUTHN, EMAIL_OTP, the user pool does not allow it',
  ],
  [
    {
      Policies: {
        PasswordPolicy: {MinimumLength: 8},
        SignInPolicy: {AllowedFirstAuthFactors: [...SignInPolicy.AllowedFirstAuthFactors, 'SMS_OTP']},
      },
    },
    'warning: the user pool allows to sign in by SMS_OTP, the portal does not offer it',
  ],
  [{UserAttributeUpdateSettings: {}}, 'fault: a new e-mail address counts before it is confirmed'],
  [{LambdaConfig: {}}, 'fault: an admin in a browser can invite somebody with API keys'],
  [
    {UsernameConfiguration: {CaseSensitive: true}},
    'warning: addresses that differ in case are different people',
  ],
])('of a user pool with %j is said what is wrong', async (changes, expected) => {
  const of = await siteOfPool('DescribeUserPool', {UserPool: {...goodPool, ...changes}});
  expect(await find(userPool, {of})).toEqual([expected]);
});

test.each([
  [{RelyingPartyId: 'www.portal.example'}, 'ok: they belong to www.portal.example, and ask who uses them'],
  [{RelyingPartyId: 'portal.example'}, 'ok: they belong to portal.example, and ask who uses them'],
  [
    {RelyingPartyId: 'developer.portal.example'},
    'fault: passkeys belong to developer.portal.example, and browsers let no page of AT use them',
  ],
  [
    {RelyingPartyId: 'tal.example'},
    'fault: passkeys belong to tal.example, and browsers let no page of AT use them',
  ],
  [{RelyingPartyId: 'example'}, 'fault: passkeys belong to example, and browsers let no page of AT use them'],
  [{}, 'fault: the user pool names no domain for passkeys, so nobody can add one'],
  [
    {RelyingPartyId: 'portal.example', UserVerification: 'preferred'},
    'warning: a passkey signs in without checking who uses it, so a stolen security key is enough',
  ],
])('of passkeys with %j is said what is wrong', async (configuration, expected) => {
  const of = await siteOfPool('GetUserPoolMfaConfig', {
    WebAuthnConfiguration: {UserVerification: 'required', ...configuration},
  });
  const at = 'https://www.portal.example/';
  expect(await find(passkeys, {of, at})).toEqual([expected.replace('AT', 'www.portal.example')]);
});

const apps = {SoftwareTokenMfaConfiguration: {Enabled: true}};
const passwordAlone = {firstFactors: ['password' as const]};

test.each([
  [{MfaConfiguration: 'OPTIONAL', ...apps}, {}, 'ok: authenticator apps, for whoever wants one'],
  [{MfaConfiguration: 'ON', ...apps}, passwordAlone, 'ok: authenticator apps, for everybody'],
  [{MfaConfiguration: 'OFF'}, {}, 'fault: nobody can protect an account with a second factor'],
  [{}, {}, 'fault: nobody can protect an account with a second factor'],
  [{MfaConfiguration: 'OPTIONAL'}, {}, 'fault: the user pool takes no authenticator apps'],
  [
    {MfaConfiguration: 'OPTIONAL', ...apps, EmailMfaConfiguration: {Subject: 'Code'}},
    {},
    'warning: codes by email are a second factor, so whoever has one cannot reset a password by email',
  ],
  [
    {MfaConfiguration: 'OPTIONAL', ...apps, SmsMfaConfiguration: {SmsConfiguration: {SnsCallerArn: 'arn'}}},
    {},
    'warning: codes by SMS are a second factor, which costs money and is the weakest',
  ],
  [
    {MfaConfiguration: 'ON', ...apps},
    {},
    'warning: everybody needs a second factor, so nobody can sign in by passkey, emailCode, which the portal offers',
  ],
])('of second factors as in %j is said what is wrong', async (configuration, identity, expected) => {
  const pool = await siteOfPool('GetUserPoolMfaConfig', configuration);
  const of = {...pool, identity: {...pool.identity, ...identity}};
  expect(await find(secondFactors, {of})).toEqual([expected]);
});

test('second factors of the sandbox are as they should be', async () => {
  expect(await find(secondFactors)).toEqual(['ok: authenticator apps, for whoever wants one']);
});

const {region, userPoolId, userPoolClientId} = siteConfig.identity;
const ADMIN = 'arn:aws:iam::000000000000:role/admin';
const provider = {
  ProviderName: `cognito-idp.${region}.amazonaws.com/${userPoolId}`,
  ClientId: userPoolClientId,
  ServerSideTokenCheck: true,
};
const mapped = `${provider.ProviderName}:${userPoolClientId}`;
const byToken = {Type: 'Token', AmbiguousRoleResolution: 'AuthenticatedRole'};

/** A site whose identity pool has these settings. */
async function siteOfIdentityPool(
  pool: object,
  roles: object,
  Groups: object[] = [{GroupName: 'developer-admins', RoleArn: ADMIN}],
): Promise<SiteConfig> {
  const replies: Record<string, object> = {
    DescribeIdentityPool: {AllowClassicFlow: false, CognitoIdentityProviders: [provider], ...pool},
    GetIdentityPoolRoles: {
      Roles: {authenticated: 'arn:aws:iam::000000000000:role/user'},
      RoleMappings: {[mapped]: byToken},
      ...roles,
    },
    ListGroups: {Groups},
  };
  const url = await serve((_path, target) => ({body: replies[target] ?? {}}));
  return site({}, {endpoints: {userPool: url, identityPool: url}});
}

test.each([
  [{}, {}, 'ok: groups give them, and whoever is in none gets no rights of an admin'],
  [
    {AllowClassicFlow: true},
    {},
    'fault: browsers can choose their role, so whoever is signed in can become an admin',
  ],
  [
    {CognitoIdentityProviders: [{...provider, ClientId: 'another'}]},
    {},
    'fault: the identity pool does not know the app client of the portal',
  ],
  [
    {CognitoIdentityProviders: [{...provider, ServerSideTokenCheck: false}]},
    {},
    'fault: whoever has signed out still gets credentials',
  ],
  [
    {},
    {Roles: {}},
    'fault: there is no default role, so people without a group of a role get no credentials',
  ],
  [{}, {Roles: {authenticated: ADMIN}}, 'fault: everybody who signs in gets the role of admins'],
  [{}, {RoleMappings: {}}, 'fault: groups give no roles, so admins can do nothing'],
  [
    {},
    {RoleMappings: {[mapped]: {...byToken, Type: 'Rules'}}},
    'fault: groups give no roles, so admins can do nothing',
  ],
  [
    {},
    {RoleMappings: {[mapped]: {...byToken, AmbiguousRoleResolution: 'Deny'}}},
    'warning: people without a group get no credentials instead of the default role',
  ],
])('of an identity pool with %j and roles %j is said what is wrong', async (pool, given, expected) => {
  expect(await find(roles, {of: await siteOfIdentityPool(pool, given)})).toEqual([expected]);
});

test('roles of an identity pool that is not there, or that nobody may look at, are not called fine', async () => {
  const failing = async (name: string) => {
    const url = await serve(() => refusal(name, 'No.'));
    return find(roles, {of: site({}, {endpoints: {userPool: url, identityPool: url}})});
  };
  expect(await failing('ResourceNotFoundException')).toEqual(['fault: the identity pool says: No.']);
  for (const name of ['AccessDeniedException', 'NotAuthorizedException'])
    expect(await failing(name)).toEqual([`unchecked: the credentials at hand are refused (${name})`]);
});

test('each finding of second factors and roles says what to do', async () => {
  const broken = await siteOfIdentityPool(
    {AllowClassicFlow: true, CognitoIdentityProviders: []},
    {Roles: {}},
  );
  for (const check of [roles, secondFactors]) {
    const found = await check.run(createContext(broken, {credentials: operator()}));
    expect(found.map(({level}) => level)).not.toContain('ok');
    for (const {remedy} of found) expect(remedy).toMatch(/\w/);
  }
});

test('passkeys of the sandbox belong to localhost, and no address has any', async () => {
  expect(await find(passkeys, {at: 'http://localhost:3000/'})).toEqual([
    'ok: they belong to localhost, and ask who uses them',
  ]);
  expect(await find(passkeys, {at: 'http://127.0.0.1:3000/'})).toEqual([
    'fault: browsers keep no passkeys for an address such as 127.0.0.1',
  ]);
  const without = site({}, {firstFactors: ['password']});
  expect(await find(passkeys, {of: without})).toEqual(['ok: the portal does not offer them']);
});

test('what cannot be checked is said with the reason', async () => {
  const refused = running.credentialsOf('arn:aws:iam::000000000000:role/somebody');
  expect(await find(groups, {credentials: refused})).toEqual([
    'unchecked: the credentials at hand are refused (AccessDeniedException)',
  ]);
  const none = Object.assign(new Error('none'), {name: 'CredentialsProviderError'});
  const [finding] = await appClient.run({
    ...createContext(site()),
    userPool: Object.assign(createContext(site()).userPool, {send: () => Promise.reject(none)}),
  });
  expect(finding).toMatchObject({level: 'unchecked', found: 'there are no credentials of Amazon here'});
  const silent = site(
    {},
    {endpoints: {userPool: 'http://127.0.0.1:9/', identityPool: 'http://127.0.0.1:9/'}},
  );
  expect(await find(groups, {of: silent})).toEqual([
    expect.stringMatching(/^unchecked: the user pool could not be asked: .*ECONNREFUSED/),
  ]);
  const failing = await host((path, reply) => ({...reply, status: path === '/' ? 503 : 200}));
  for (const at of [failing, 'http://127.0.0.1:9/'])
    expect(await find(headers, {at})).toEqual(['unchecked: the home page is not there']);
});

test('findings are printed with what to do, and a fault fails the command', async () => {
  const broken: Check = {name: 'broken', run: () => Promise.reject(new Error('oh'))};
  const reports = await examine(
    [{name: 'one', run: () => [ok('fine')]}, {name: 'other', run: () => [fault('wrong', 'mend it')]}, broken],
    createContext(site()),
  );
  expect(formatReports(reports).split('\n')).toEqual([
    'ok           one     fine',
    'FAULT        other   wrong',
    '                     → mend it',
    'not checked  broken  oh',
    '                     → run again; if it stays, report it',
  ]);
  expect(hasFault(reports)).toBe(true);
  expect(hasFault(reports.slice(0, 1))).toBe(false);
});
