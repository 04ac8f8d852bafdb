import type {AddressInfo} from 'node:net';
import {createClock} from '../base/clock';
import {createApp} from '../http/app';
import {createServer} from '../node/server';
import {power} from '../node/power';
import {serveApp} from '../node/serveApp';
import {type RestartableIds, createIds} from '../base/ids';
import {createOutbox} from '../store/outbox';
import {type Accounts, createAccounts} from '../store/accounts';
import {IN_MEMORY, openDatabase} from '../node/database/openDatabase';
import type {Database} from '../store/database';
import {type Identity, createIdentity} from '../identity/createIdentity';
import type {PoolSettings} from '../identity/pool/settings';
import {createTemporaryCredentials} from '../identity/signature/temporaryCredentials';
import {createKeys} from '../identity/store/keys';
import {clientsOf, NO_CODE, type RunningIdentity, type SdkCredentials} from './runningIdentity';

/** An identity service in this process, on a port of its own, whose parts a test can reach. */
export interface OwnIdentity extends RunningIdentity {
  readonly identity: Identity;
  readonly ids: RestartableIds;
  readonly accounts: Accounts;
  readonly database: Database;
  /** Credentials of a role without a sign-in, as a service in the provider's own account has them. */
  credentialsOf(roleArn: string): SdkCredentials;
}

/** How a service differs from a fresh one in memory. */
export interface StartOptions {
  /** Where the clock stands still. Without it it runs. */
  readonly standing?: Date;
  /** A folder for the data. */
  readonly data?: string;
}

export async function startIdentity(
  pool: Partial<PoolSettings> = {},
  {standing, data = IN_MEMORY}: StartOptions = {},
): Promise<OwnIdentity> {
  const clock = createClock(standing);
  const database = openDatabase(data);
  const outbox = createOutbox({database, clock});
  const accounts = createAccounts(database);
  const ids = createIds(1, clock);
  const server = await createServer({logger: false, exposedHeaders: []});
  const {log} = server;
  const identity = createIdentity({database, accounts, clock, ids, outbox, log, pool, power});
  serveApp(server, createApp(identity.routes, {log}));
  await server.listen({host: '127.0.0.1', port: 0});
  const {port} = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/identity`;
  return {
    ...clientsOf(url),
    identity,
    clock: {
      now: async () => clock.now(),
      advance: async (seconds) => clock.advance(seconds),
      reset: async () => clock.reset(),
    },
    ids,
    outbox: {list: async (to) => outbox.list(to)},
    accounts,
    database,
    codeFor: async (email) => outbox.list(email)[0]?.code ?? NO_CODE,
    reset: async () => identity.reset(),
    credentialsOf: (roleArn) => {
      const issuer = createTemporaryCredentials(clock, createKeys(database, clock));
      const {AccessKeyId, SecretKey, SessionToken} = issuer.issue({roleArn, identityId: 'none'});
      return {accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken};
    },
    close: async () => {
      await server.close();
      database.close();
    },
  };
}
