import type {FastifyInstance} from 'fastify';
import {isJson, mediaTypeOf} from '../../base/mediaType';
import {unsupportedEncoding} from '../apiError';
import {parseJsonBody} from './jsonBody';

/**
 * JSON is parsed with places in its errors; any other body stays text, of which only the type matters (415). The contract
 * knows no compressed requests: one is told so, and not that its first byte is no JSON.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', {parseAs: 'string'}, (request, text, done) => {
    const body = text.toString();
    const encoding = request.headers['content-encoding'] ?? 'identity';
    try {
      if (encoding.toLowerCase() !== 'identity') throw unsupportedEncoding(encoding);
      done(
        null,
        isJson(mediaTypeOf(request.headers['content-type']) ?? '') ? parseJsonBody(body) : body || undefined,
      );
    } catch (error) {
      done(error as Error);
    }
  });
}
