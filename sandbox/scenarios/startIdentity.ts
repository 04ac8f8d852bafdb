import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import type {AddressInfo} from 'node:net';
import {type MovableClock, createClock} from '../base/clock';
import {createApp} from '../http/app';
import {createServer} from '../node/server';
import {serveApp} from '../node/serveApp';
import {type RestartableIds, createIds} from '../base/ids';
import {type Outbox, createOutbox} from '../store/outbox';
import {type Accounts, createAccounts} from '../store/accounts';
import {IN_MEMORY, openDatabase} from '../node/database/openDatabase';
import type {Database} from '../store/database';
import {type Identity, createIdentity} from '../identity/createIdentity';
import {providerName} from '../identity/identity-pool/logins';
import {poolSettings, type PoolSettings} from '../identity/pool/settings';
import {createTemporaryCredentials} from '../identity/signature/temporaryCredentials';
import {createKeys} from '../identity/store/keys';

/** Credentials as the SDK takes them. */
export interface SdkCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

/** An identity service on a port of its own. */
export interface RunningIdentity {
  /** With `/identity`, without a slash at the end. */
  readonly url: string;
  readonly identity: Identity;
  readonly clock: MovableClock;
  readonly ids: RestartableIds;
  readonly outbox: Outbox;
  readonly accounts: Accounts;
  readonly database: Database;
  /** The newest code that went to an address. */
  codeFor(email: string): string;
  /** Amazon's own client; without credentials it signs nothing, as a browser's public calls. */
  userPool(credentials?: SdkCredentials, region?: string): CognitoIdentityProviderClient;
  identityPool(): CognitoIdentityClient;
  /** The credentials that the identity pool gives for an id token. */
  credentialsFor(idToken: string): Promise<SdkCredentials>;
  /** Credentials of a role without a sign-in, as a service in the provider's own account has them. */
  credentialsOf(roleArn: string): SdkCredentials;
  close(): Promise<void>;
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
): Promise<RunningIdentity> {
  const clock = createClock(standing);
  const database = openDatabase(data);
  const outbox = createOutbox({database, clock});
  const accounts = createAccounts(database);
  const ids = createIds(1, clock);
  const server = await createServer({logger: false, exposedHeaders: []});
  const {log} = server;
  const identity = createIdentity({database, accounts, clock, ids, outbox, log, pool});
  serveApp(server, createApp(identity.routes, {log}));
  await server.listen({host: '127.0.0.1', port: 0});
  const {port} = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/identity`;
  const region = poolSettings.region;

  const identityPool = () =>
    new CognitoIdentityClient({
      region,
      endpoint: `${url}/identity-pool`,
      credentials: {accessKeyId: 'unused', secretAccessKey: 'unused'},
    });
  return {
    url,
    identity,
    clock,
    ids,
    outbox,
    accounts,
    database,
    codeFor: (email) => outbox.list(email)[0]?.code ?? 'no code was sent',
    userPool: (credentials, inRegion = region) =>
      new CognitoIdentityProviderClient({
        region: inRegion,
        endpoint: `${url}/user-pool`,
        maxAttempts: 2,
        ...(credentials ? {credentials} : {signer: {sign: (request) => Promise.resolve(request)}}),
      }),
    identityPool,
    credentialsFor: async (idToken) => {
      const client = identityPool();
      const Logins = {[providerName(poolSettings)]: idToken};
      const {IdentityId} = await client.send(
        new GetIdCommand({IdentityPoolId: poolSettings.identityPoolId, Logins}),
      );
      const {Credentials = {}} = await client.send(
        new GetCredentialsForIdentityCommand({IdentityId, Logins}),
      );
      const {AccessKeyId = '', SecretKey = '', SessionToken = ''} = Credentials;
      return {accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken};
    },
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
