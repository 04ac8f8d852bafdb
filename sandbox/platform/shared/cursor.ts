import {fromBase64, fromUtf8, toBase64Url, toUtf8} from '../../base/bytes';

/** The cursor behind an entry of a list, such as a route's id: opaque to callers, base64url of the text. */
export function writeCursor(text: string): string {
  return toBase64Url(toUtf8(text));
}

/** The text that a cursor was written from; `undefined` for what is not a cursor. */
export function readCursor(cursor: string): string | undefined {
  const text = fromUtf8(fromBase64(cursor));
  return writeCursor(text) === cursor ? text : undefined;
}
