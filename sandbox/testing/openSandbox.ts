import type {FastifyInstance} from 'fastify';
import {onTestFinished} from 'vitest';
import {createSandbox, type Sandbox, type SandboxOptions} from '../node/createSandbox';
import {nodeData} from '../node/data/nodeData';
import {seedCopies} from './seedCopies';
import {createWorld} from '../world/world';
import {adminAccount, developer} from '../base/seededAccounts';

/** The seeded keys, by whose they are. */
const keys = {admin: adminAccount.apiKeys[0], developer: developer.apiKeys[0]};

export interface TestRequest {
  /** Whose key is sent; `nobody` sends none. The developer's by default. */
  readonly as?: keyof typeof keys | 'nobody';
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed when it is JSON, text when it is not, `undefined` when there is none. */
  readonly body: unknown;
  readonly bytes: Buffer;
}

export type {SandboxOptions};

export interface TestSandbox {
  readonly app: Sandbox;
  /** Sends a request without a socket: `await call('GET /locations/v2/collections')`. */
  readonly call: (request: string, details?: TestRequest) => Promise<TestResponse>;
}

/** The moment at which the contract's examples play. */
export const storyTime = new Date('2026-07-14T18:00:00Z');

/** One for all sandboxes of a test file, since a world takes a while to make and keeps what it computes. */
export const world = createWorld(1, nodeData.coasts);

/** A sandbox of this test alone, in memory, its clock standing at `storyTime`. Closed when the test is over. */
export async function openSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const app = await startSandbox(options);
  onTestFinished(() => app.close());
  return {app, call: (request, details) => callWith(app, request, details)};
}

/**
 * One that several tests share and that they close themselves, with `afterAll`. Its seeds are copied from an earlier
 * sandbox of this process that stood at the same moment. One whose seed, world or database is named shares nothing with
 * others, so that two of them can be compared.
 */
export function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {now = storyTime, seed, data, world: own} = options;
  const isShared = [seed, data, own].every((each) => each === undefined);
  return createSandbox({
    now,
    ...(seed === undefined && {world}),
    ...options,
    ...(isShared && seedCopies(world.seed, now)),
  });
}

/** The same for a server that a test built itself. */
export async function callWith(
  app: FastifyInstance,
  request: string,
  details: TestRequest = {},
): Promise<TestResponse> {
  const {as = 'developer', body, headers = {}} = details;
  const [method = 'GET', url = '/'] = request.split(' ');
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(as === 'nobody' ? {} : {'x-api-key': keys[as]}),
      ...(body === undefined ? {} : {'content-type': 'application/json'}),
      ...headers,
    },
    payload: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const isJson = /json/.test(String(response.headers['content-type']));
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string | undefined>,
    body: isJson ? response.json<unknown>() : response.body || undefined,
    bytes: response.rawPayload,
  };
}
