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
  const {raw} = request;
  // Whoever hangs up in the middle of a body gets no response, and the sandbox is not to blame.
  const hasHungUp = raw.destroyed && !raw.complete;
  if (error.status >= 500 && error.status !== 501 && !hasHungUp)
    request.log.error({err: thrown, method: request.method, url: request.url, ...details}, 'request failed');
  void reply
    .code(error.status)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .send(errorBody(error));
}
