import type {FastifyInstance} from 'fastify';
import {isJson, mediaTypeOf} from '../../base/mediaType';
import {unsupportedEncoding} from '../apiError';
import {decodeUtf8} from './decodeUtf8';
import {parseJsonBody} from './jsonBody';

/**
 * JSON is parsed, with paths in its errors; any other body stays as it is, since only its type matters (415). The
 * contract knows no compressed requests: one is refused for its encoding, and not because its first byte is no JSON.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', {parseAs: 'buffer'}, ({headers}, bytes, done) => {
    const {'content-type': contentType, 'content-encoding': encoding = 'identity'} = headers;
    try {
      if (encoding.toLowerCase() !== 'identity') throw unsupportedEncoding(encoding);
      if (isJson(mediaTypeOf(contentType) ?? '')) done(null, parseJsonBody(decodeUtf8(bytes, contentType)));
      else done(null, bytes.length > 0 ? bytes : undefined);
    } catch (error) {
      done(error as Error);
    }
  });
}
