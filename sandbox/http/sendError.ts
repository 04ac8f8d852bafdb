import type {FastifyReply, FastifyRequest} from 'fastify';
import {errorBody, errorToWire} from './errorToWire';
import {limits} from './limits';

/**
 * THE way an error leaves the server: its details go to the log, a safe message goes out.
 * @param details - logged with an error of the sandbox's own, such as the operation that failed.
 */
export function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  details: Readonly<Record<string, string>> = {},
): void {
  const error = errorToWire(thrown, request.routeOptions?.bodyLimit ?? limits.bodyBytes);
  if (error.status >= 500 && error.status !== 501)
    request.log.error({err: thrown, method: request.method, url: request.url, ...details}, 'request failed');
  void reply
    .code(error.status)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .send(errorBody(error));
}
