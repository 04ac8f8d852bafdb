import type {FastifyInstance} from 'fastify';
import {onTestFinished} from 'vitest';
import {createClock} from '../base/clock';
import type {Contract} from '../contract/document/document';
import {parseOperations} from '../contract/operations/operations';
import {memoryDatabase} from './memoryDatabase';
import {createStore} from '../store/store';
import {createApp} from '../http/app';
import {createServer} from '../node/server';
import {serveApp} from '../node/serveApp';
import type {Authenticate} from '../http/operations/authenticate';
import type {OperationResponse, Handler, UncheckedContext} from '../platform/shared/handlers/defineHandler';
import {platformRoutes} from '../platform/routes/platformRoutes';
import type {Dependencies} from '../platform/shared/handlers/dependencies';

/** What a handler under test returns; errors are thrown. */
export interface ToyResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ToyServer {
  readonly app: FastifyInstance;
  /** What was logged as an error. */
  readonly logged: readonly {
    readonly msg: string;
    readonly operationId?: string;
    readonly err?: {message: string};
  }[];
}

/** The real server and platform routes around a contract of one operation, its handler, and an account that is always let in. */
export async function serveOneOperation(
  contract: Contract,
  handle?: (context: UncheckedContext) => ToyResponse | Promise<ToyResponse>,
  authenticate: Authenticate = () => ({account: {accountId: 'getThing', groups: []}}),
): Promise<ToyServer> {
  const logged: ToyServer['logged'][number][] = [];
  const stream = {write: (line: string) => void logged.push(JSON.parse(line) as ToyServer['logged'][number])};
  const app = await createServer({logger: {level: 'error', stream}, exposedHeaders: []});
  onTestFinished(() => app.close());
  const operations = parseOperations(contract);
  const handlers = new Map<string, Handler>();
  if (handle)
    for (const {operationId} of operations)
      handlers.set(operationId, {
        operationId,
        handle: async (context: UncheckedContext) => {
          const {status, body, headers = {}} = await handle(context);
          return {operationId, status, body, headers} as OperationResponse<never>;
        },
      } as unknown as Handler);
  // The handler needs no other dependencies.
  const database = memoryDatabase();
  onTestFinished(() => database.close());
  const dependencies = {
    clock: createClock(),
    log: app.log,
    store: createStore(database),
  } as Partial<Dependencies> as Dependencies;
  serveApp(
    app,
    createApp(platformRoutes({operations, handlers, authenticate, dependencies}), {log: app.log}),
  );
  await app.ready();
  return {app, logged};
}
