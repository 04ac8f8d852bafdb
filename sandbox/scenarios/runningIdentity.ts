import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import {providerName} from '../identity/identity-pool/logins';
import {poolSettings} from '../identity/pool/settings';
import type {SentMessage} from '../store/outbox';

/** Credentials as the SDK takes them. */
export interface SdkCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

/** How Amazon's own clients reach an identity service. */
export interface IdentityClients {
  /** With `/identity`, without a slash at the end. */
  readonly url: string;
  /** Amazon's own client; without credentials it signs nothing, as a browser's public calls. */
  userPool(credentials?: SdkCredentials, region?: string): CognitoIdentityProviderClient;
  identityPool(): CognitoIdentityClient;
  /** The credentials that the identity pool gives for an id token. */
  credentialsFor(idToken: string): Promise<SdkCredentials>;
}

/** An identity service, wherever it runs. */
export interface RunningIdentity extends IdentityClients {
  readonly clock: {
    now(): Promise<Date>;
    /** @param seconds negative goes back */
    advance(seconds: number): Promise<void>;
    /** Back to where it began. */
    reset(): Promise<void>;
  };
  /** Newest first. */
  readonly outbox: {list(to: string): Promise<SentMessage[]>};
  /** The newest code that went to an address. */
  codeFor(email: string): Promise<string>;
  /** Removes whoever was not seeded. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** In place of a code, where none was sent. */
export const NO_CODE = 'no code was sent';

export function clientsOf(url: string): IdentityClients {
  const region = poolSettings.region;
  const identityPool = () =>
    new CognitoIdentityClient({
      region,
      endpoint: `${url}/identity-pool`,
      credentials: {accessKeyId: 'unused', secretAccessKey: 'unused'},
    });
  return {
    url,
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
  };
}
