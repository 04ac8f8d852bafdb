import {isJson, mediaTypeOf} from '../../base/mediaType';
import {ApiError, badRequest, unsupportedEncoding} from '../apiError';
import {headerOf} from '../headerOf';
import type {RequestHead} from '../route';
import {parseJsonBody} from './jsonBody';

/**
 * JSON is parsed, with paths in its errors; any other body stays as it is, since only its type matters (415). The
 * contract knows no compressed requests: one is refused for its encoding, and not because its first byte is no JSON.
 * @returns `undefined` where there is no body, and for methods whose body means nothing (RFC 9110, 9.3.1)
 * @throws ApiError 415 or 400 that says what is wrong
 */
export function readBody({method, headers}: RequestHead, bytes: Uint8Array): unknown {
  if (method === 'GET') return undefined;
  const contentType = headerOf(headers, 'content-type');
  const encoding = headerOf(headers, 'content-encoding') ?? 'identity';
  if (contentType !== undefined && !READABLE_TYPE.test(contentType))
    throw new ApiError(415, 'The Content-Type cannot be read; the body must be application/json.');
  if (bytes.length === 0) return undefined;
  if (encoding.toLowerCase() !== 'identity') throw unsupportedEncoding(encoding);
  if (isJson(mediaTypeOf(contentType) ?? '')) return parseJsonBody(decodeUtf8(bytes, contentType));
  return bytes;
}

/** RFC 9110, 8.3.1: a type and a subtype, both tokens, then parameters. */
const READABLE_TYPE = /^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;.*)?$/s;

// A byte order mark stays, so that whoever sent one is told of it.
const utf8 = new TextDecoder('utf-8', {ignoreBOM: true});

/**
 * The text of a body. Nothing of it is replaced: a record would be stored with other letters than were sent.
 * @throws ApiError 415 for a charset that is not UTF-8, 400 for bytes that are not.
 */
function decodeUtf8(bytes: Uint8Array, contentType: string | undefined): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new ApiError(415, `The body must be UTF-8; its charset is "${charset}".`);
  const text = utf8.decode(bytes);
  if (!text.includes('\ufffd')) return text;
  // What could not be decoded became U+FFFD, which has other bytes; one that was sent has its own.
  const again = new TextEncoder().encode(text);
  const offset = again.findIndex((byte, index) => byte !== bytes[index]);
  if (offset < 0) return text;
  throw badRequest(`body is not UTF-8: byte 0x${bytes[offset]?.toString(16)} at offset ${offset}`);
}
