/** The cursor behind an entry of a list, such as a route's id: opaque to callers, base64url of the text. */
export function writeCursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** The text that a cursor was written from; `undefined` for what is not a cursor. */
export function readCursor(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  return writeCursor(text) === cursor ? text : undefined;
}
