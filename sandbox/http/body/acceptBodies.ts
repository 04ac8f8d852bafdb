import {isUtf8} from 'node:buffer';
import type {FastifyInstance} from 'fastify';
import {isJson, mediaTypeOf} from '../../base/mediaType';
import {ApiError, badRequest, unsupportedEncoding} from '../apiError';
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

/**
 * The text of a body. Nothing of it is replaced: a record would be stored with other letters than were sent.
 * @throws ApiError 415 for a charset that is not UTF-8, 400 for bytes that are not.
 */
function decodeUtf8(bytes: Buffer, contentType: string | undefined): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new ApiError(415, `The body must be UTF-8; its charset is "${charset}".`);
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return text;
  // What could not be decoded became U+FFFD, which has other bytes.
  const offset = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
  throw badRequest(`body is not UTF-8: byte 0x${bytes[offset]?.toString(16)} at offset ${offset}`);
}
