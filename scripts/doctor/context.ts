import {CognitoIdentityClient} from '@aws-sdk/client-cognito-identity';
import {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import type {SiteConfig} from '../../src/site/types';

/** What checks are made with. */
export interface Context {
  readonly site: SiteConfig;
  /** Where the portal is served, with a slash at the end. */
  readonly address: string;
  /** The addresses of both services of identity. */
  readonly endpoints: {readonly userPool: string; readonly identityPool: string};
  /** Asks the user pool with the operator's own credentials, which may be missing. */
  readonly userPool: CognitoIdentityProviderClient;
  /** Asks the identity pool with the same credentials. */
  readonly identityPool: CognitoIdentityClient;
  /** A request that gives up after a while, and returns `undefined` where nobody responds. */
  readonly request: (url: string, init?: RequestInit) => Promise<Response | undefined>;
}

type Credentials = NonNullable<ConstructorParameters<typeof CognitoIdentityProviderClient>[0]>['credentials'];

interface Options {
  /** Left out: `url` and `baseUrl` of the site. */
  readonly address?: string;
  /** Left out: those that Amazon's tools find, in the environment, a profile or the machine. */
  readonly credentials?: Credentials;
}

const PATIENCE_MS = 30_000;

export function createContext(site: SiteConfig, {address, credentials}: Options = {}): Context {
  const {region, endpoints} = site.identity;
  const services = endpoints ?? {
    userPool: `https://cognito-idp.${region}.amazonaws.com/`,
    identityPool: `https://cognito-identity.${region}.amazonaws.com/`,
  };
  // Amazon's library tells whoever runs a command which Node its next versions need. The versions here are exact, so that
  // is for whoever updates them; this is the library's own switch for it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const client = {region, maxAttempts: 2, ...(credentials && {credentials})};
  return {
    site,
    address: (address ?? new URL(site.baseUrl, site.url).href).replace(/\/*$/, '/'),
    endpoints: services,
    userPool: new CognitoIdentityProviderClient({...client, endpoint: services.userPool}),
    identityPool: new CognitoIdentityClient({...client, endpoint: services.identityPool}),
    request: (url, init) =>
      fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init}).catch(
        () => undefined,
      ),
  };
}
