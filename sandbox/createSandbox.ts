import type {FastifyInstance, FastifyServerOptions} from 'fastify';
import {createClock} from './base/clock';
import {isObject, type Contract} from './contract/document/document';
import {servedContract} from './contract/operations/servedContract';
import {createConverter} from './platform/shared/conversion/converter';
import {controlPlugin} from './control/controlPlugin';
import {createPruneHistory} from './devices/pruneHistory';
import {createServer} from './http/server';
import {identitySettings, type FirstAuthFactor} from './base/identitySettings';
import {createIdentity} from './identity/createIdentity';
import {createIds} from './base/ids';
import {createOutbox, type Message} from './store/outbox';
import {createAuthenticate} from './http/operations/authenticate';
import {domains} from './platform/domains';
import {handlersOf} from './platform/plugin/handlersOf';
import {platformPlugin} from './platform/plugin/platformPlugin';
import {portalServicePlugin} from './portal-service/portalServicePlugin';
import {seedApiKeys} from './portal-service/seedApiKeys';
import {seededAccounts} from './base/seededAccounts';
import {createAccounts} from './store/accounts';
import {createApiKeys} from './store/apiKeys';
import {IN_MEMORY, openDatabase, type Database} from './store/database';
import {createRuns} from './store/runs';
import {createStore} from './store/store';
import {createWorld, type World} from './world/world';
import type {TokenCheck} from './base/tokenCheck';

export interface SandboxOptions {
  /** Folder of the database (`SANDBOX_DATA`), or a database that is open already; kept in memory by default. */
  readonly data?: string | Database;
  /** `SANDBOX_SEED`, 1 by default. */
  readonly seed?: number;
  /** The world of that seed, for those who share one; made by default. */
  readonly world?: World;
  /** Where the clock stands still (`SANDBOX_NOW`); by default it runs with the machine's. */
  readonly now?: Date;
  /** `SANDBOX_ALLOW_OUTSIDE`: whether webhooks may be called that are not on this machine; false by default. */
  readonly allowOutside?: boolean;
  /** `SANDBOX_MFA`: whether the user pool demands an authenticator app of everybody; by default it is left to each. */
  readonly mfa?: 'ON' | 'OPTIONAL';
  /** `SANDBOX_EMAIL_MFA`: whether a user may take codes by e-mail as a second factor; false by default. */
  readonly emailMfa?: boolean;
  /** `SANDBOX_SMS_MFA`: whether a user may take codes by SMS as a second factor; false by default. */
  readonly smsMfa?: boolean;
  /** `SANDBOX_FIRST_FACTORS`: what a sign-in may begin with; the user pool's own list by default. */
  readonly firstFactors?: readonly FirstAuthFactor[];
  /** `SANDBOX_ORIGINS`: whose pages may call, besides those of loopback addresses and of the portal; none by default. */
  readonly origins?: readonly string[];
  /** Fastify's. By default errors are printed. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Told of each message that a real service would mail. */
  readonly onMessage?: (message: Message) => void;
  /** Who a bearer token speaks for, in place of the sandbox's own user pool. */
  readonly tokenCheck?: TokenCheck;
}

/** A sandbox that is ready: `inject` requests, or `listen`. */
export interface Sandbox extends FastifyInstance {
  /** Forgets what the seeded devices reported long before a time (milliseconds since 1970). */
  pruneHistory(now: number): void;
}

/**
 * Assembles a whole sandbox that knows no port: `inject` requests, or `listen`. `close` waits for running requests and
 * closes the database.
 * @throws Error with what to do, when the contract is not bundled, the data is of another version, or a handler has no
 *   operation.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {data = IN_MEMORY, now, logger = {level: 'error'}, allowOutside} = options;
  const {world = createWorld(options.seed ?? 1)} = options;
  const {contract, operations} = servedContract();
  const handlers = handlersOf(domains, operations);

  const database = typeof data === 'string' ? openDatabase(data) : data;
  const runs = createRuns(database);
  const clock = createClock(now);
  const ids = createIds(world.seed, clock, runs.begin());
  const outbox = createOutbox({database, clock, onSend: options.onMessage});
  const accounts = createAccounts(database);
  const apiKeys = createApiKeys(database, clock, accounts);
  const store = createStore(database);

  const server = await createServer({
    logger,
    exposedHeaders,
    origins: [...originsOfPortal(contract), ...(options.origins ?? [])],
  });
  server.addHook('onClose', async () => database.close());
  const converter = createConverter({allowOutside});
  const dependencies = {clock, ids, store, world, log: server.log, people: accounts, converter};

  const seed = () => {
    for (const account of seededAccounts) {
      accounts.save(account);
      seedApiKeys(apiKeys, account);
    }
    for (const domain of domains) domain.seed?.(dependencies);
  };
  runs.seedOnce(seed);

  const identity = createIdentity({
    pool: {
      mfa: options.mfa ?? 'OPTIONAL',
      emailMfa: options.emailMfa ?? false,
      smsMfa: options.smsMfa ?? false,
      ...(options.firstFactors && {firstFactors: options.firstFactors}),
    },
    database,
    accounts,
    clock,
    ids,
    outbox,
  });
  const {tokenCheck = identity.tokenCheck} = options;

  const reset = () => {
    clock.reset();
    ids.restart(0);
    database.transaction(() => {
      outbox.clear();
      accounts.clear();
      apiKeys.clear();
      store.clear();
      runs.reset();
      runs.seedOnce(seed);
    });
    identity.reset();
    database.compact();
  };

  await server.register(controlPlugin, {
    contractVersion: contract.version,
    identity: identitySettings,
    clock,
    outbox,
    throttling: identity.throttling,
    reset,
  });
  const authenticate = createAuthenticate(apiKeys, tokenCheck);
  await server.register(platformPlugin, {operations, handlers, authenticate, dependencies});
  await server.register(portalServicePlugin, {
    prefix: '/portal',
    authenticate,
    dependencies: {clock, ids, accounts, apiKeys, database, writeApiKeys: identity.writeApiKeys},
  });
  await server.register(identity.plugin, {prefix: '/identity'});
  await server.ready();
  return Object.assign(server, {pruneHistory: createPruneHistory(store.locations.reports, world.devices)});
}

/**
 * What a page of another origin may read: where a new record is, what was left out, and what the identity
 * library looks at.
 */
const exposedHeaders = [
  'Location',
  'Unknown-Fields',
  'Flight-Objects-Left-Out',
  'Preference-Applied',
  'Allow',
  'Content-Length',
  'Date',
  'x-amzn-RequestId',
  'x-amzn-ErrorType',
  'x-amzn-ErrorMessage',
];

/** The portal names its own address in the contract that it bundles. */
function originsOfPortal({document}: Contract): string[] {
  const {externalDocs} = document;
  return isObject(externalDocs) ? [new URL(String(externalDocs.url)).origin] : [];
}
