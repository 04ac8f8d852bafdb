import type {Clock} from '../base/clock';
import {DEVICES_AGENT} from '../base/devicesAgent';
import {headerOf} from '../http/headerOf';
import type {Call} from '../http/app';

/** A call as `GET /sandbox/requests` lists it. */
export interface LoggedRequest {
  /** By the sandbox's clock, ISO 8601. */
  readonly at: string;
  readonly operationId: string;
  readonly method: string;
  /** With its query, as it was sent. */
  readonly path: string;
  /** 0 where a fault on demand closed the connection. */
  readonly status: number;
  /** From the head of the request to the head of the response. */
  readonly milliseconds: number;
  readonly violations: readonly {readonly path: string; readonly message: string}[];
}

/** What was sent with the keys and tokens of each account, by whatever program. In memory: a restart forgets it. */
export interface RequestLog {
  add(call: Call): void;
  /** The last of an account, newest first. */
  list(accountId: string): readonly LoggedRequest[];
  /** @returns a function that ends it */
  listen(accountId: string, listener: (request: LoggedRequest) => void): () => void;
  clear(): void;
}

/** How many each account keeps. */
export const KEPT_REQUESTS = 1000;

/** The seeded devices report every few seconds by the same API: their own requests are left out. */
export function createRequestLog(clock: Clock): RequestLog {
  const requests = new Map<string, LoggedRequest[]>();
  const listeners = new Map<string, Set<(request: LoggedRequest) => void>>();
  return {
    add: ({accountId, operationId, head, status, milliseconds, violations}) => {
      if (headerOf(head.headers, 'user-agent') === DEVICES_AGENT) return;
      const request: LoggedRequest = {
        at: clock.now().toISOString(),
        operationId,
        method: head.method,
        path: head.url,
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        violations: violations.map(splitViolation),
      };
      const own = requests.get(accountId) ?? [];
      requests.set(accountId, own);
      own.push(request);
      if (own.length > KEPT_REQUESTS) own.shift();
      for (const listener of listeners.get(accountId) ?? []) listener(request);
    },
    list: (accountId) => (requests.get(accountId) ?? []).toReversed(),
    listen: (accountId, listener) => {
      const own = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(accountId);
      };
    },
    clear: () => requests.clear(),
  };
}

/** `body[0].timestamp must match …` as the path and what it must do. */
function splitViolation(violation: string): LoggedRequest['violations'][number] {
  const [, path = '', message = ''] = /^((?:body|path|query|header)\S*) (.*)$/s.exec(violation) ?? [];
  return path === '' ? {path: '', message: violation} : {path, message};
}
