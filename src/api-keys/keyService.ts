import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import {refuseChange} from '@site/src/auth';
import {createPlatformClock, dataOf} from '@site/src/platform';
import createClient from 'openapi-fetch';
import type {components, paths} from './generated/portalService';
import {UnscopedKeyError} from './UnscopedKeyError';
import type {CountedHour} from './usage/hours';

type Schemas = components['schemas'];

/** What is known of a key. The key itself is not among it. */
export type ApiKey = Schemas['ApiKey'];

/** A key that was just issued, itself included: no later response contains it. */
export interface IssuedKey {
  readonly key: string;
  readonly apiKey: ApiKey;
  /** The one whose place it takes. */
  readonly replaced?: ApiKey;
}

/** The hours with calls of each key, by its id. */
export type KeyCalls = ReadonlyMap<string, readonly CountedHour[]>;

/** The keys of one person at the portal service. All throw `PlatformError`, or `TypeError` without a response. */
export interface KeyService {
  list(signal?: AbortSignal): Promise<readonly ApiKey[]>;
  /** What was called with each key in the last 24 hours; undefined where the service does not count. */
  usage(): Promise<KeyCalls | undefined>;
  /** @throws UnscopedKeyError when the service does not limit keys, and a limited one was asked for: there is none then */
  create(input: Schemas['ApiKeyInput']): Promise<IssuedKey>;
  /** @param oldValidForSeconds for how long the old key remains valid */
  rotate(keyId: string, oldValidForSeconds: number): Promise<IssuedKey>;
  revoke(keyId: string): Promise<void>;
  /** The time at the service, in milliseconds since 1970. */
  now(): number;
}

interface Options {
  /** Origin, and base path, without a slash at the end. */
  readonly baseUrl: string;
  /** A user id, or `me`. */
  readonly userId: string;
  /**
   * Asked for before each request: a token may have been renewed since the last. The service takes no identity token,
   * which would be valid still after signing out everywhere.
   */
  readonly accessToken: () => Promise<string | undefined>;
}

/** The portal service (api/portal.yaml), typed by its contract. */
export function createKeyService({baseUrl, userId, accessToken}: Options): KeyService {
  const client = createClient<paths>({baseUrl, fetch: recordedFetch});
  const clock = createPlatformClock();
  client.use({
    onRequest: async ({request}) => {
      if (request.method !== 'GET') refuseChange();
      request.headers.set('authorization', `Bearer ${(await accessToken()) ?? ''}`);
      return request;
    },
    onResponse: ({response}) => clock.note(response.headers.get('date') ?? undefined),
  });
  const revoke = async (keyId: string): Promise<void> => {
    dataOf(await client.DELETE('/users/{userId}/keys/{keyId}', {params: {path: {userId, keyId}}}));
  };
  return {
    now: clock.now,
    list: async (signal) => {
      const options = {params: {path: {userId}}, ...(signal && {signal})};
      return dataOf(await client.GET('/users/{userId}/keys', options)).keys;
    },
    usage: async () => {
      const response = await client.GET('/users/{userId}/key-usage', {params: {path: {userId}}});
      // A service of an earlier version has no such path.
      if (response.response.status === 404) return undefined;
      const {isCounted, keys} = dataOf(response);
      return isCounted ? new Map(keys.map(({keyId, hours}) => [keyId, hours.map(toHour)])) : undefined;
    },
    create: async (body) => {
      // A service of an earlier version would leave out what it does not know, and issue a key with all rights.
      const header = isScoped(body) ? {Prefer: 'handling=strict'} : {};
      const params = {path: {userId}, header};
      const issued = dataOf(await client.POST('/users/{userId}/keys', {params, body}));
      if (hasScope(issued.apiKey, body)) return issued;
      await revoke(issued.apiKey.keyId);
      throw new UnscopedKeyError();
    },
    rotate: async (keyId, oldValidForSeconds) =>
      dataOf(
        await client.POST('/users/{userId}/keys/{keyId}/rotation', {
          params: {path: {userId, keyId}},
          body: {oldValidForSeconds},
        }),
      ),
    revoke,
  };
}

const toHour = (hour: Schemas['HourlyCalls']): CountedHour => ({
  ...hour,
  startsAt: Date.parse(hour.startsAt),
});

type Scope = Pick<ApiKey, 'readOnly' | 'allowedPaths'>;

const isScoped = ({readOnly = false, allowedPaths}: Scope): boolean => readOnly || allowedPaths !== undefined;

/** Whether a key is limited as was asked: the service may list its paths in another order. */
function hasScope(apiKey: Scope, {readOnly = false, allowedPaths}: Scope): boolean {
  const isListed = (path: string) => allowedPaths?.includes(path) ?? false;
  return (
    (!readOnly || apiKey.readOnly === true) &&
    (!allowedPaths || (apiKey.allowedPaths?.every(isListed) ?? false))
  );
}
