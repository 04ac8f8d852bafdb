import type {Atlas} from './base/atlas';
import {createClock} from './base/clock';
import type {Log} from './base/log';
import {isObject, type Contract, type JsonObject} from './contract/document/document';
import {serveContract} from './contract/operations/servedContract';
import type {Converter} from './platform/shared/conversion/converter';
import {createDeliveries} from './platform/shared/conversion/deliveries';
import {deliverSample} from './platform/shared/conversion/deliverSample';
import {controlRoutes} from './control/controlRoutes';
import {feedbackRoutes} from './control/feedback/feedbackRoutes';
import {createPruneHistory} from './devices/pruneHistory';
import {headerOf} from './http/headerOf';
import {createApp, type App, type Call} from './http/app';
import {createFaults} from './http/faults';
import {createRequestLog} from './control/requestLog';
import {identitySettings, type FirstAuthFactor} from './base/identitySettings';
import {createIdentity} from './identity/createIdentity';
import {createIds, type Ids} from './base/ids';
import {createOutbox, type Message} from './store/outbox';
import {createAuthenticate} from './http/operations/authenticate';
import {domains} from './platform/domains';
import {MAP_PATH, mapRoutes} from './platform/locations/map/mapRoutes';
import {handlersOf} from './platform/routes/handlersOf';
import {platformRoutes} from './platform/routes/platformRoutes';
import {portalServiceRoutes} from './portal-service/portalServiceRoutes';
import {seedApiKeys} from './portal-service/seedApiKeys';
import {DEVICES_HEADER} from './base/devicesHeader';
import {seededAccounts} from './base/seededAccounts';
import {createAccounts} from './store/accounts';
import {createApiKeys} from './store/apiKeys';
import {createKeyUsage} from './store/keyUsage';
import type {Database} from './store/database';
import {createFeedback} from './store/feedback';
import {createRuns} from './store/runs';
import {createStore} from './store/store';
import {createWorld, type World} from './world/world';
import type {Power} from './identity/srp/group';
import type {TokenCheck} from './base/tokenCheck';

/** A database that is to get its seeds. */
export interface Seeding {
  readonly database: Database;
  /** The world's seed. */
  readonly seed: number;
  /** When, in milliseconds since 1970. The clock stands still meanwhile. */
  readonly at: number;
  /** As many ids must have been drawn as `write` draws. */
  readonly ids: Ids;
  /** Writes the seeds. */
  readonly write: () => void;
}

/** What a sandbox takes whatever it runs on. */
export interface CoreOptions {
  /** `SANDBOX_SEED`, 1 by default. */
  readonly seed?: number;
  /** The world of that seed, for those who share one; made by default. */
  readonly world?: World;
  /** Where the clock stands still (`SANDBOX_NOW`); by default it runs with the machine's. */
  readonly now?: Date;
  /** `SANDBOX_MFA`: whether the user pool demands an authenticator app of everybody; by default it is left to each. */
  readonly mfa?: 'ON' | 'OPTIONAL';
  /** `SANDBOX_EMAIL_MFA`: whether a user may take codes by e-mail as a second factor; false by default. */
  readonly emailMfa?: boolean;
  /** `SANDBOX_SMS_MFA`: whether a user may take codes by SMS as a second factor; false by default. */
  readonly smsMfa?: boolean;
  /** `SANDBOX_GUESTS`: whether the identity pool serves people who have not signed in; not by default. */
  readonly allowsGuests?: boolean;
  /** `SANDBOX_FIRST_FACTORS`: what a sign-in may begin with; the user pool's own list by default. */
  readonly firstFactors?: readonly FirstAuthFactor[];
  /** How a database gets its seeds, in one transaction; by default they are written. Tests copy those written before. */
  readonly fill?: (seeding: Seeding) => void;
  /** Told of each message that a real service would mail. */
  readonly onMessage?: (message: Message) => void;
  /** Who a bearer token speaks for, in place of the sandbox's own user pool. */
  readonly tokenCheck?: TokenCheck;
}

/** What a sandbox reads besides its database. */
export interface CoreData {
  /** The platform's contract, bundled to one document. The same object each time. */
  contract(): JsonObject;
  /** The contract of the portal service, likewise. */
  portalServiceContract(): JsonObject;
  /** The coasts of the world, read when its roads are first asked for. */
  readonly coasts: () => Atlas;
}

/** What the machine brings that a sandbox runs on. */
export interface Machine {
  readonly database: Database;
  readonly log: Log;
  readonly data: CoreData;
  /** Calls the accounts' webhooks. */
  readonly converter: Converter;
  /** Computes the powers of sign-ins more quickly than the language can. */
  readonly power?: Power;
}

/** A sandbox that knows no machine: neither sockets nor files, and no global of one engine. */
export interface Core extends App {
  /** Where the portal that the contract was bundled for stands. */
  readonly portalOrigins: readonly string[];
  readonly world: World;
  /** Forgets what the seeded devices reported long before a time (milliseconds since 1970). */
  readonly pruneHistory: (now: number) => void;
}

/**
 * Assembles a whole sandbox: standard requests in, standard responses out (`serveRequest`). The database stays its
 * owner's to close.
 * @throws Error with what to do, when the contract is not bundled, the data is of another version, or a handler has no
 *   operation.
 */
export function createCore(
  {database, log, data, converter, power}: Machine,
  options: CoreOptions = {},
): Core {
  const {now, fill = ({write}) => write()} = options;
  const {world = createWorld(options.seed ?? 1, data.coasts)} = options;
  const {contract, operations} = serveContract(data.contract());
  const handlers = handlersOf(domains, operations);

  const runs = createRuns(database);
  const clock = createClock(now);
  const ids = createIds(world.seed, clock, runs.begin());
  const outbox = createOutbox({database, clock, onSend: options.onMessage});
  const accounts = createAccounts(database);
  const apiKeys = createApiKeys(database, clock, accounts);
  const store = createStore(database);
  const feedback = createFeedback(database, clock);

  const deliveries = createDeliveries(clock, converter);
  const dependencies = {
    clock,
    ids,
    store,
    world,
    log,
    people: accounts,
    converter: deliveries,
  };

  const write = () => {
    for (const account of seededAccounts) {
      accounts.save(account);
      seedApiKeys(apiKeys, account);
    }
    for (const domain of domains) domain.seed?.(dependencies);
  };
  const seed = () =>
    clock.hold(() => {
      const at = clock.now().getTime();
      runs.seedOnce(() => fill({database, seed: world.seed, at, ids, write}), at);
    });
  seed();

  const identity = createIdentity({
    pool: {
      mfa: options.mfa ?? 'OPTIONAL',
      emailMfa: options.emailMfa ?? false,
      smsMfa: options.smsMfa ?? false,
      allowsGuests: options.allowsGuests ?? false,
      ...(options.firstFactors && {firstFactors: options.firstFactors}),
    },
    database,
    accounts,
    clock,
    ids,
    outbox,
    log,
    power,
  });
  const {tokenCheck = identity.tokenCheck} = options;
  const {tokenCheck: accessTokenCheck = identity.accessTokenCheck} = options;

  const faults = createFaults();
  const requests = createRequestLog(clock);
  const keyUsage = createKeyUsage(clock);
  const noteCall = (call: Call) => {
    // The seeded devices ask every second with a key that people use as well.
    if (headerOf(call.head.headers, DEVICES_HEADER)) return;
    requests.add(call);
    if (call.keyId !== undefined) keyUsage.add(call.keyId, call.status);
  };
  const reset = () => {
    clock.reset();
    ids.restart(0);
    database.transaction(() => {
      outbox.clear();
      accounts.clear();
      apiKeys.clear();
      store.clear();
      feedback.clear();
      runs.reset();
      seed();
    });
    identity.reset();
    faults.end();
    requests.clear();
    keyUsage.clear();
    deliveries.clear();
    database.compact();
  };

  const authenticate = createAuthenticate(apiKeys, tokenCheck);
  const authenticatePerson = createAuthenticate(apiKeys, accessTokenCheck);
  const routes = [
    ...controlRoutes({
      contractVersion: contract.version,
      identity: identitySettings,
      mapPath: MAP_PATH,
      clock,
      outbox,
      throttling: identity.throttling,
      faults,
      operationIds: operations.map(({operationId}) => operationId),
      requests,
      deliveries,
      deliverSample: (accountId, body) =>
        deliverSample({webhooks: store.webhooks, deliveries}, accountId, body),
      authenticate,
      reset,
      log,
    }),
    ...feedbackRoutes({feedback, authenticate: authenticatePerson, log}),
    ...mapRoutes(dependencies),
    ...platformRoutes({operations, handlers, authenticate, dependencies}),
    ...portalServiceRoutes({
      operations: serveContract(data.portalServiceContract()).operations,
      authenticate: authenticatePerson,
      dependencies: {
        clock,
        ids,
        accounts,
        apiKeys,
        keyUsage,
        platformPaths: operations.map(({path}) => path),
        database,
        writeApiKeys: identity.writeApiKeys,
      },
      log,
    }),
    ...identity.routes,
  ];
  return {
    ...createApp(routes, {log, faults, onCall: noteCall}),
    portalOrigins: originsOfPortal(contract),
    world,
    pruneHistory: createPruneHistory(store.locations.reports, world.devices),
  };
}

/** The portal names its own address in the contract that it bundles. */
function originsOfPortal({document}: Contract): string[] {
  const {externalDocs} = document;
  return isObject(externalDocs) ? [new URL(String(externalDocs.url)).origin] : [];
}
