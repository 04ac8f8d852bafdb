/** The cursor behind a route: opaque to callers, base64url of its id. */
export function writeRouteCursor(routeId: string): string {
  return Buffer.from(routeId).toString('base64url');
}

/** The route id that a cursor stands behind; `undefined` for a text that is no cursor. */
export function readRouteCursor(cursor: string): string | undefined {
  const routeId = Buffer.from(cursor, 'base64url').toString();
  return writeRouteCursor(routeId) === cursor ? routeId : undefined;
}
