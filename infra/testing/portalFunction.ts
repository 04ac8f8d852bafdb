import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, vi} from 'vitest';
import {adminAccount, developer, visitor} from '../../sandbox/base/seededAccounts';
import {responseViolations} from '../../sandbox/contract/checkResponse';
import type {Schemas} from '../../sandbox/portal-service/handler';
import {portalServiceOperations} from '../../sandbox/testing/servedContract';
import {contractFiles} from '../../scripts/contract/files';
import {readPlatformScopes} from '../platformScopes';
import {createFakes, type Fakes} from './fakes';

interface Call {
  readonly body?: unknown;
  readonly as?: {readonly accountId: string};
  readonly headers?: Readonly<Record<string, string>>;
  readonly tokenUse?: string;
}

interface Response {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Handler = (event: unknown) => Promise<Response>;

const operations = portalServiceOperations();
const scopes = readPlatformScopes(contractFiles.json);

/** How `custom:apiKeys` names a key. */
export const nameOf = ({lastFour, keyId, label}: Schemas['ApiKey']) => `…${lastFour} ${keyId} ${label}`;

/**
 * The function of the portal service for the tests of a file, each with a user pool and a table of its own, and with
 * the clock stopped at 2026-07-14T18:00:00Z.
 */
export function portalFunction() {
  let fakes: Fakes;
  let handler: Handler;
  beforeEach(() => {
    vi.useFakeTimers({now: new Date('2026-07-14T18:00:00Z'), toFake: ['Date']});
    fakes = createFakes([developer, adminAccount, visitor]);
    handler = load(fakes);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const call = (request: string, options: Call = {}) => callWith(handler, request, options);
  return {
    get fakes() {
      return fakes;
    },
    call,
    createKey: async (body: object = {label: 'Gateway'}, options: Call = {}) =>
      (await call('POST /users/me/keys', {body, ...options})).body as Schemas['IssuedApiKey'],
    /** What the table knows of keys; it counts changes and requests as well. */
    storedKeys: () => [...fakes.table.values()].filter(({digest}) => digest),
  };
}

function load({modules}: Fakes): Handler {
  return loadFunction('portalService.js', modules, {PLATFORM_PATHS: scopes.paths.join(' ')}) as Handler;
}

/**
 * The handler of a function of `infra/`.
 *
 * @param modules its libraries, by name
 * @param texts what the synthesis puts in
 */
export function loadFunction(
  file: string,
  modules: Fakes['modules'],
  texts: Readonly<Record<string, string>>,
): (event: unknown) => Promise<unknown> {
  const require = (name: string): unknown => modules[name] ?? createRequire(import.meta.url)(name);
  const exports: {handler?: (event: unknown) => Promise<unknown>} = {};
  const env = {USER_POOL_ID: 'pool', TABLE: 'keys', ADMIN_GROUP: 'developer-admins'};
  const globals = {require, exports, console, Date, Buffer, process: {env}, ...texts};
  runInNewContext(readFileSync(`infra/${file}`, 'utf8'), globals);
  if (!exports.handler) throw new Error('The function exports no handler.');
  return exports.handler;
}

/** Calls the function as API Gateway does, and insists that the response conforms to the contract. */
async function callWith(
  handler: Handler,
  request: string,
  {body, as = developer, headers = {}, tokenUse = 'access'}: Call,
) {
  const [method, path = ''] = request.split(' ');
  const operation = operations.find(
    (each) =>
      each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!operation) throw new Error(`The contract has no ${request}.`);
  const [, , userId, , keyId] = path.split('/');
  const claims = {token_use: tokenUse, username: as.accountId, client_id: 'portal'};
  const response = await handler({
    routeKey: `${operation.method} ${operation.path}`,
    // API Gateway decodes them.
    pathParameters: {userId: decodeURIComponent(userId ?? ''), ...(keyId && {keyId})},
    headers: {
      // The fake user pool takes the name of a person for their token.
      authorization: `Bearer ${as.accountId}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
      ...headers,
    },
    requestContext: {authorizer: {jwt: {claims}}},
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  });
  const parsed: unknown = response.body === undefined ? undefined : JSON.parse(response.body);
  const violations = responseViolations(operation, {
    status: response.statusCode,
    headers: response.headers,
    body: parsed,
  });
  expect(violations).toEqual([]);
  return {status: response.statusCode, headers: response.headers, body: parsed};
}
