import type {Log} from '../base/log';
import {ApiError} from './apiError';
import {errorReply} from './errorReply';
import {createRouter} from './router';
import type {Reply, RequestHead, Route, TakenRequest} from './route';

/** A request whose body may now be read. */
export interface Received extends Required<Pick<TakenRequest, 'mostBytes'>>, Pick<TakenRequest, 'accountId'> {
  respond(body: Uint8Array): Promise<Reply>;
  /** In place of a response: for a body that could not be read. */
  refuse(thrown: unknown): Reply;
}

/** Routes that know no machine: a server of sockets and a worker of a page serve the same ones. */
export interface App {
  /** The first of two steps: who takes a request, or what refuses it before its body is read. It never throws. */
  receive(head: RequestHead): Promise<Reply | Received>;
}

export function createApp(routes: readonly Route[], log: Log): App {
  const find = createRouter(routes);
  return {
    receive: async (head) => {
      const match = find(head.method, head.url);
      if (match instanceof ApiError) return errorReply(match, head, log);
      const {route, parameters} = match;
      try {
        const taken = await route.take(head, parameters);
        return {
          mostBytes: taken.mostBytes,
          accountId: taken.accountId,
          respond: async (body) => {
            try {
              return await taken.respond(body);
            } catch (error) {
              return route.fail(error, head);
            }
          },
          refuse: (thrown) => route.fail(thrown, head),
        };
      } catch (error) {
        return route.fail(error, head);
      }
    },
  };
}

/** Whether a request was refused, or responded to, without its body. */
export const isReply = (received: Reply | Received): received is Reply => 'status' in received;
