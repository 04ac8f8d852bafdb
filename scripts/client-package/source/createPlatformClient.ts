import createClient, {type Client} from 'openapi-fetch';
import type {paths} from './contract';
import {createRetryingFetch, type RetryOptions} from './createRetryingFetch';

/** Every operation of the contract by method and path, with the types of what it takes and returns. */
export type PlatformClient = Client<paths>;

export interface PlatformOptions extends RetryOptions {
  /** Address of the platform, for example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** An API key, sent in the header `x-api-key`. */
  readonly key?: string;
  /** An id token, sent as a bearer token. */
  readonly token?: string;
}

/** A client of the platform that repeats what may be repeated. */
export function createPlatformClient({url, key, token, ...retries}: PlatformOptions): PlatformClient {
  return createClient<paths>({
    baseUrl: url,
    headers: {
      ...(key !== undefined && {'x-api-key': key}),
      ...(token !== undefined && {authorization: `Bearer ${token}`}),
    },
    fetch: createRetryingFetch(retries),
  });
}
