import type {FastifyInstance, FastifyServerOptions} from 'fastify';
import {createCore, type Core, type CoreOptions} from '../createCore';
import type {Database} from '../store/database';
import {explainFailure} from './database/connect';
import {openDataFolder} from './database/dataFolder';
import {IN_MEMORY, openDatabase} from './database/openDatabase';
import type {App} from '../http/app';
import {createNodeConverter} from './conversion/createNodeConverter';
import {nodeData} from './data/nodeData';
import {exposedHeaders} from './exposedHeaders';
import {power} from './power';
import {createServer} from './server';
import {serveApp} from './serveApp';

export interface SandboxOptions extends CoreOptions {
  /** Folder of the database (`SANDBOX_DATA`), or a database that is open already; kept in memory by default. */
  readonly data?: string | Database;
  /** `SANDBOX_ALLOW_OUTSIDE`: whether webhooks may be called that are not on this machine; false by default. */
  readonly allowOutside?: boolean;
  /** Ports of webhooks that refuse every connection, whatever listens there: for recorded samples. None by default. */
  readonly silentPorts?: readonly number[];
  /** `SANDBOX_ORIGINS`: whose pages may call, besides those of loopback addresses and of the portal; none by default. */
  readonly origins?: readonly string[];
  /** Puts more paths in front of the sandbox's own; none by default. */
  readonly extend?: (app: App) => App;
  /** Fastify's. By default errors are printed. */
  readonly logger?: FastifyServerOptions['logger'];
}

/** A sandbox as a Node server that is ready: `inject` requests, or `listen`. */
export interface Sandbox extends FastifyInstance {
  /** Forgets what the seeded devices reported long before a time (milliseconds since 1970). */
  pruneHistory(now: number): void;
}

/**
 * A whole sandbox as a server that knows no port yet. `close` waits for running requests and closes the database.
 * @throws Error as `createCore` does
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    data = IN_MEMORY,
    logger = {level: 'error'},
    allowOutside,
    silentPorts,
    origins = [],
    extend = (app: App) => app,
    ...rest
  } = options;
  const database = typeof data === 'string' ? openDatabase(data) : data;
  const allowed = [...origins];
  const server = await createServer({logger, exposedHeaders, origins: allowed});
  server.addHook('onClose', (_server, done) => {
    database.close();
    done();
  });
  const converter = createNodeConverter({
    allowOutside,
    ...(silentPorts && {silentPorts}),
    ownPorts: () => server.addresses().flatMap((each) => (typeof each === 'string' ? [] : [each.port])),
  });
  let core: Core;
  try {
    core = createCore({database, log: server.log, data: nodeData, converter, power}, rest);
  } catch (error) {
    await server.close();
    // A disk that is full before the sandbox is seeded is named as one that was full before.
    throw typeof data === 'string' && data !== IN_MEMORY
      ? explainFailure(openDataFolder(data), error)
      : error;
  }
  allowed.push(...core.portalOrigins);
  serveApp(server, extend(core));
  await server.ready();
  return Object.assign(server, {pruneHistory: core.pruneHistory});
}
