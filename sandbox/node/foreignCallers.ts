import type {FastifyInstance} from 'fastify';
import {ApiError, badRequest, forbidden} from '../http/apiError';
import {sendError} from './sendReply';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Lets only this machine and known pages in: keys and passwords of the sandbox are public, so any page that a developer
 * opens could else read, change and reset it. A host name other than a loopback one means that a foreign name was bound
 * to the loopback address (DNS rebinding); a foreign `Origin` means that a page of elsewhere calls.
 * @param origins - allowed besides those of loopback addresses, such as `https://developer.example.com`.
 */
export function refuseForeignCallers(server: FastifyInstance, origins: readonly string[]): void {
  server.addHook('onRequest', (request, reply, done) => {
    const {host, origin} = request.headers;
    // Not thrown: the operation that the router chose would respond for it, and does not document every status.
    if (!host || host.includes(','))
      sendError(badRequest('the request needs one Host header'), request, reply);
    else if (!LOOPBACK.test(host)) sendError(foreignHost(host), request, reply);
    else if (!isAllowedOrigin(origin, origins)) sendError(foreignOrigin(origin), request, reply);
    else done();
  });
}

/** Whether a page of an origin may call; a request without one comes from no page of another origin. */
export function isAllowedOrigin(origin: string | undefined, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return /^https?:\/\//.test(origin) && LOOPBACK.test(origin.replace(/^https?:\/\//, ''));
}

const foreignHost = (host: string): ApiError =>
  new ApiError(
    421,
    `The sandbox accepts only requests to this machine's own addresses, such as http://127.0.0.1:4010; this one is to "${host}".`,
  );

const foreignOrigin = (origin: string | undefined): ApiError =>
  forbidden(`Pages of ${origin} may not call the sandbox; SANDBOX_ORIGINS names the origins that may.`);
