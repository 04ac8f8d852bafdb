import {isUtf8} from 'node:buffer';
import {ApiError, badRequest} from '../apiError';

/**
 * The text of a body. Nothing of it is replaced: a record would be stored with other letters than were sent.
 * @throws ApiError 415 for a charset that is not UTF-8, 400 for bytes that are not.
 */
export function decodeUtf8(bytes: Buffer, contentType: string | undefined): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new ApiError(415, `The body must be UTF-8; its charset is "${charset}".`);
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return text;
  // What could not be decoded became U+FFFD, which has other bytes.
  const offset = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
  throw badRequest(`body is not UTF-8: byte 0x${bytes[offset]?.toString(16)} at offset ${offset}`);
}
