import type {FastifyReply, FastifyRequest} from 'fastify';
import {bodyOf, errorToWire} from './errorToWire';
import {limits} from './limits';

/** Fastify's error handler: the details go to the log, a safe message goes out. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = errorToWire(thrown, request.routeOptions?.bodyLimit ?? limits.bodyBytes);
  if (error.status >= 500 && error.status !== 501)
    request.log.error({err: thrown, method: request.method, url: request.url}, 'request failed');
  void reply
    .code(error.status)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .send(bodyOf(error));
}
