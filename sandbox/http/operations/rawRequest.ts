import type {FastifyRequest} from 'fastify';
import type {RawRequest} from '../../contract/checkRequest';
import {mediaTypeOf} from '../../base/mediaType';

/** A Fastify request as the contract's checks read it. */
export function rawRequest(request: FastifyRequest): RawRequest {
  return {
    path: request.params as Record<string, string>,
    query: request.query as Record<string, string[]>,
    headers: request.headers,
    body: request.body,
    bodyType: mediaTypeOf(request.headers['content-type']),
  };
}
