import {isJson} from '../../base/mediaType';
import {isPieces} from '../../base/pieces';
import type {Reply} from '../route';

/**
 * A response by its values: bytes and pieces of bytes are sent as they are, all else as JSON.
 * @param headers - names in lower case, the content type among them where there is a body
 */
export function bodyReply(status: number, headers: Readonly<Record<string, string>>, body: unknown): Reply {
  if (body === undefined) return {status, headers};
  if (body instanceof Uint8Array || isPieces(body)) return {status, headers, body};
  return {
    status,
    headers: withCharset(headers),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** The content type says how JSON is encoded, for clients that would guess otherwise. */
export function withCharset(headers: Readonly<Record<string, string>>): Record<string, string> {
  const type = headers['content-type'] ?? '';
  if (!isJson(type) || /charset/i.test(type)) return {...headers};
  return {...headers, 'content-type': `${type}; charset=utf-8`};
}
