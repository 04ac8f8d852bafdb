/** Any origin will do: what is left of an address is a path, and a path leads nowhere else. */
const ORIGIN = 'https://site.invalid';

/**
 * The path that an address of this site names, with its query and fragment, as the browser would ask for it. For every
 * address that somebody else may have written: in a query, or in the browser's storage.
 *
 * The address is parsed as browsers parse it, and what is returned is written anew from its parts. A pattern over the
 * text would have to know that browsers leave out tabs and line ends, take a backslash for a slash, and resolve dots.
 *
 * @param base the path that the site is served under, with slashes at both ends
 * @returns `undefined` for an address of another site, of another part of this origin, and for what is no address
 */
export function findOwnPath(address: string, base = '/'): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return undefined;
  const {origin, pathname, search, hash} = new URL(address, ORIGIN);
  // Two slashes at the beginning of a path would name a host.
  const isOwn = origin === ORIGIN && pathname.startsWith(base) && !pathname.startsWith('//');
  return isOwn ? `${pathname}${search}${hash}` : undefined;
}
