/** What the router says of a route that it found for a path. */
export interface Found {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
}

/** What an address without a file is to the router. */
export type Page =
  /** No page either: the page for unknown addresses says so. */
  | {readonly kind: 'none'}
  /** A page whose frame the router draws, be it for a page inside it or for none. */
  | {readonly kind: 'framed'}
  /** A page, and the path that it is known by. */
  | {readonly kind: 'page'; readonly path: string};

/**
 * Finds what the router shows for a path.
 *
 * @param routesAt the routes that match a path, from the outermost to the innermost
 */
export function findPage(pathname: string, routesAt: (path: string) => readonly Found[]): Page {
  // The router leaves out the same endings.
  const bare = pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  const found = [pathname, bare].map(routesAt).find(isPage) ?? routesAt(bare);
  const {path} = found.at(-1) ?? {};
  if (path === undefined || path === '*') return {kind: 'none'};
  return isPage(found) && typeof path === 'string' ? {kind: 'page', path} : {kind: 'framed'};
}

function isPage(found: readonly Found[]): boolean {
  const last = found.at(-1);
  return last?.exact === true && last.path !== '*';
}
