import {DEVICES_HEADER} from '../base/devicesHeader';
import {silentLog, type Log} from '../base/log';
import {ApiError} from './apiError';
import {errorReply} from './errorReply';
import type {Faults} from './faults';
import {headerOf} from './headerOf';
import {createRouter} from './router';
import type {Reply, RequestHead, Route, TakenRequest} from './route';

/** A request whose body may now be read. */
export interface Received extends Pick<TakenRequest, 'mostBytes' | 'accountId'> {
  respond(body: Uint8Array): Promise<Reply>;
  /** In place of a response: for a body that could not be read. */
  refuse(thrown: unknown): Reply;
}

/** Routes that know no machine: a server of sockets and a worker of a page serve the same ones. */
export interface App {
  /** The first of two steps: who takes a request, or what refuses it before its body is read. It never throws. */
  receive(head: RequestHead): Promise<Reply | Received>;
}

/** A call of an operation by a known account. */
export interface Call {
  readonly accountId: string;
  /** By which key it came; none where it came with a token. */
  readonly keyId: string | undefined;
  readonly operationId: string;
  readonly head: RequestHead;
  readonly status: number;
  /** From the head of the request to the head of the response. */
  readonly milliseconds: number;
  /** What the response says was wrong with the request; each begins with its path. */
  readonly violations: readonly string[];
}

export interface AppOptions {
  readonly log: Log;
  /** Met by operations, once it is known who calls. */
  readonly faults?: Faults;
  /** Told of every call of an operation. */
  readonly onCall?: (call: Call) => void;
}

/** The status of a reply that is none: the connection is closed. */
export const DROPPED = 0;

export function createApp(routes: readonly Route[], {log, faults, onCall}: AppOptions): App {
  const find = createRouter(routes);
  return {
    receive: async (head) => {
      const start = performance.now();
      const match = find(head.method, head.url);
      if (match instanceof ApiError) return errorReply(match, head, log);
      const {route, parameters} = match;
      const {operationId} = route;
      try {
        const {mostBytes, accountId, keyId, respond} = await route.take(head, parameters);
        const tell = (reply: Reply, thrown?: unknown): Reply => {
          if (operationId !== undefined && accountId !== undefined)
            onCall?.({
              accountId,
              keyId,
              operationId,
              head,
              status: reply.status,
              milliseconds: performance.now() - start,
              violations: thrown instanceof ApiError ? thrown.violations : [],
            });
          return reply;
        };
        return {
          mostBytes,
          accountId,
          respond: async (body) => {
            const failed = operationId === undefined ? undefined : await meet(operationId, head);
            if (failed) return tell(failed);
            try {
              return tell(await respond(body));
            } catch (error) {
              return tell(route.fail(error, head), error);
            }
          },
          refuse: (thrown) => tell(route.fail(thrown, head), thrown),
        };
      } catch (error) {
        return route.fail(error, head);
      }
    },
  };

  /**
   * The seeded devices ask every second: they would meet each fault before whoever asked for it.
   *
   * @returns the reply of a fault, once its delay is over; nothing where the operation is to run
   */
  async function meet(operationId: string, head: RequestHead): Promise<Reply | undefined> {
    if (headerOf(head.headers, DEVICES_HEADER)) return undefined;
    const fault = faults?.meet(operationId);
    if (!fault) return undefined;
    if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.drop) return {status: DROPPED, headers: {}};
    // It is no failure that anybody should look for in the log.
    return fault.status === undefined ? undefined : errorReply(demandedError(fault.status), head, silentLog);
  }
}

/** Whether a request was refused, or responded to, without its body. */
export const isReply = (received: Reply | Received): received is Reply => 'status' in received;

/** Nobody has to wonder where it comes from. `Retry-After` as services send it with these two statuses (RFC 9110, 10.2.3). */
const demandedError = (status: number): ApiError =>
  new ApiError(
    status,
    'This error was asked for through the control of the sandbox.',
    status === 429 || status === 503 ? {'Retry-After': '1'} : {},
  );
