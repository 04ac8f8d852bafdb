import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import createClient, {type Client} from 'openapi-fetch';
import type {components, paths} from './generated/contract';
import {isChange} from './isChange';

/** Calls of the platform API, typed by the contract: paths, parameters, bodies and responses. */
export type PlatformClient = Client<paths>;

/** The shapes of the contract, by name. */
export type Schemas = components['schemas'];

/** The credential of a caller. The transport is handed it and stores nothing. */
export type Credential =
  | {readonly kind: 'apiKey'; readonly key: string}
  /** Asked for before each request: a token may have been renewed since the last. */
  | {readonly kind: 'bearer'; readonly token: () => Promise<string | undefined>};

/**
 * A client of the platform API.
 *
 * @param options.baseUrl origin, and base path, without a slash at the end
 * @param options.credential sent with every request
 * @param options.onResponse told of every response
 * @param options.beforeChange called before a request that would change something; what it throws, the caller gets
 */
export function createPlatformClient({
  baseUrl,
  credential,
  onResponse,
  beforeChange,
}: {
  readonly baseUrl: string;
  readonly credential: Credential;
  readonly onResponse?: (response: Response) => void;
  readonly beforeChange?: () => void;
}): PlatformClient {
  // Every list in the contract's queries is written once, its values separated by commas.
  const querySerializer = {array: {style: 'form', explode: false}} as const;
  const client = createClient<paths>({baseUrl, querySerializer, fetch: recordedFetch});
  client.use({
    onRequest: async ({request, schemaPath}) => {
      if (isChange(request.method, schemaPath)) beforeChange?.();
      if (credential.kind === 'apiKey') request.headers.set('x-api-key', credential.key);
      const token = credential.kind === 'bearer' ? await credential.token() : undefined;
      if (token) request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
  });
  if (onResponse) client.use({onResponse: ({response}) => onResponse(response)});
  return client;
}
