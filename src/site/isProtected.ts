import {paths} from './paths';

/** Open whatever is protected: how to leave, and what the law wants readable. */
const alwaysOpen = [paths.logout, paths.privacy, paths.terms];

/**
 * Whether a path lies under one of the prefixes, whole segments counted: `/docs` covers `/docs/guides`, not `/docs-2`.
 *
 * @param path begins with a slash, without the site's base URL
 */
export function isProtected(path: string, prefixes: readonly string[]): boolean {
  if (alwaysOpen.some((open) => covers(open, path))) return false;
  return prefixes.some((prefix) => covers(prefix, path));
}

function covers(prefix: string, path: string): boolean {
  const root = prefix.replace(/\/+$/, '');
  return path === root || path.startsWith(`${root}/`);
}
