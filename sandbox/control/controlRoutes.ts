import type {AccountLog} from '../base/accountLog';
import type {MovableClock} from '../base/clock';
import type {Log} from '../base/log';
import {badRequest} from '../http/apiError';
import {readBody} from '../http/body/readBody';
import {errorReply} from '../http/errorReply';
import {jsonReply} from '../http/jsonReply';
import {limits} from '../http/limits';
import {queryOf} from '../http/requestUrl';
import type {Authenticate} from '../http/operations/authenticate';
import type {Faults} from '../http/faults';
import type {Reply, Route} from '../http/route';
import type {IdentitySettings} from '../base/identitySettings';
import type {Outbox} from '../store/outbox';
import {parseClockChange} from './clockChange';
import {parseFaultRequest} from './faultRequest';
import {requestEvents} from './requestEvents';
import type {RequestLog} from './requestLog';

export interface ControlOptions {
  /** The version of the contract that is served. */
  readonly contractVersion: string;
  readonly identity: IdentitySettings;
  /** Where the map of the world is described. */
  readonly mapPath: string;
  readonly clock: MovableClock;
  readonly outbox: Outbox;
  /** Refuses requests to the identity service on demand. */
  readonly throttling: {
    readonly operations: readonly string[];
    begin(operation: string, times: number): void;
    end(): void;
    list(): readonly object[];
  };
  /** Puts everything back to how a fresh sandbox starts. */
  readonly faults: Faults;
  /** The operations of the contract, whose requests can be made to fail. */
  readonly operationIds: readonly string[];
  readonly requests: RequestLog;
  /** What was sent to the accounts' webhooks, and what came back. */
  readonly deliveries: Pick<AccountLog<object>, 'list' | 'listen'>;
  /** Sends a body to a webhook of an account, and tells what came back. */
  readonly deliverSample: (accountId: string, body: unknown) => Promise<object>;
  readonly authenticate: Authenticate;
  readonly reset: () => void;
  readonly log: Log;
}

interface OwnRequest {
  readonly accountId: string;
  /** Whether what the request came with still counts. */
  readonly isAllowed: () => Promise<boolean>;
  readonly body: unknown;
}

/** The back door for tests and developers: no contract, nothing that a real platform has. */
export function controlRoutes(options: ControlOptions): Route[] {
  const {
    contractVersion,
    identity,
    mapPath,
    clock,
    outbox,
    throttling,
    faults,
    requests,
    deliveries,
    reset,
    log,
  } = options;
  const operations = {identity: throttling.operations, platform: options.operationIds};
  const now = () => ({now: clock.now().toISOString()});

  /** @param handle - returns the body of a 200, or nothing for 204 */
  const route = (
    method: Route['method'],
    path: string,
    handle: (request: {
      readonly query: Record<string, string[]>;
      readonly body: unknown;
    }) => object | undefined,
  ): Route => ({
    method,
    path,
    take: (head) => ({
      mostBytes: limits.bodyBytes,
      respond: (bytes) => {
        const body = handle({query: queryOf(head.url), body: readBody(head, bytes)});
        return jsonReply(body === undefined ? 204 : 200, body);
      },
    }),
    fail: (thrown, head) => errorReply(thrown, head, log),
  });

  /** About the caller's own account: by an API key, or a token of somebody who is signed in. */
  const ownRoute = (
    method: Route['method'],
    path: string,
    respond: (own: OwnRequest) => Reply | Promise<Reply>,
  ): Route => ({
    method,
    path,
    take: async (head) => {
      const {headers} = head;
      const authenticate = async () => options.authenticate(['apiKey', 'bearer'], headers);
      const {accountId} = (await authenticate()).account;
      const isAllowed = () =>
        authenticate().then(
          ({account}) => account.accountId === accountId,
          () => false,
        );
      return {
        mostBytes: limits.bodyBytes,
        respond: (bytes) => respond({accountId, isAllowed, body: readBody(head, bytes)}),
      };
    },
    fail: (thrown, head) => errorReply(thrown, head, log),
  });

  return [
    route('GET', '/sandbox/health', () => ({
      status: 'ok',
      contract: contractVersion,
      identity,
      map: mapPath,
    })),
    route('GET', '/sandbox/clock', now),
    route('POST', '/sandbox/clock', ({body}) => {
      parseClockChange(body)(clock);
      return now();
    }),
    route('GET', '/sandbox/mailbox', ({query}) => {
      const unknown = Object.keys(query).filter((key) => key !== 'to');
      if (unknown.length > 0)
        throw badRequest(...unknown.map((key) => `query.${key} is not known; use "to"`));
      return outbox.list(query.to?.[0]);
    }),
    route('GET', '/sandbox/faults', () => [...faults.list(), ...throttling.list()]),
    route('POST', '/sandbox/faults', ({body}) => {
      const request = parseFaultRequest(body, operations);
      if (request.service === 'platform') faults.begin(request.fault);
      else throttling.begin(request.operationId, request.times);
    }),
    route('DELETE', '/sandbox/faults', () => {
      faults.end();
      throttling.end();
    }),
    ownRoute('GET', '/sandbox/requests', ({accountId}) => jsonReply(200, requests.list(accountId))),
    ownRoute('GET', '/sandbox/webhooks', ({accountId}) => jsonReply(200, deliveries.list(accountId))),
    ownRoute('POST', '/sandbox/webhooks', async ({accountId, body}) =>
      jsonReply(200, await options.deliverSample(accountId, body)),
    ),
    ownRoute('GET', '/sandbox/requests/live', ({accountId, isAllowed}) => ({
      status: 200,
      headers: {'content-type': 'text/event-stream', 'cache-control': 'no-store'},
      body: requestEvents({requests, deliveries}, accountId, isAllowed),
    })),
    route('POST', '/sandbox/reset', () => {
      reset();
      return undefined;
    }),
  ];
}
