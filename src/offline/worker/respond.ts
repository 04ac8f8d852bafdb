import type {Shelf} from './shelf';

/** Milliseconds after which a page that is kept is shown in place of one that the network still owes. */
const PATIENCE_MS = 5000;

/** What is asked for, as far as it decides where the response comes from. */
export interface Asked {
  /** Absolute. */
  readonly url: string;
  readonly method: string;
  /** `navigate` for a page that is opened. */
  readonly mode: string;
}

/** Where the response to a request comes from; `other` is none of the worker's business. */
export type Source = 'digested' | 'page' | 'file' | 'other';

/** @param base the address of the site, with a slash at its end */
export function sourceOf(
  {url, method, mode}: Asked,
  base: string,
  shelf: Pick<Shelf, 'offers' | 'isDigested'>,
): Source {
  if (method !== 'GET' || !url.startsWith(base)) return 'other';
  if (mode === 'navigate') return 'page';
  const address = withoutSearch(url);
  // Also those of the build before, whose pages may still be open.
  if (shelf.isDigested(address)) return 'digested';
  return shelf.offers(address) ? 'file' : 'other';
}

/** The file of a digested name: its content never changes, so the kept one is as good as the host's. */
export async function respondDigested(
  address: string,
  shelf: Pick<Shelf, 'find'>,
  network: () => Promise<Response>,
): Promise<Response> {
  return (await shelf.find(address)) ?? network();
}

/**
 * The present content from the network, so that nobody reads a page of an older build. The kept one takes its place
 * without a network, when the host fails, and when the network takes longer than a reader waits.
 */
export async function respondFresh(
  address: string,
  shelf: Pick<Shelf, 'find'>,
  network: () => Promise<Response>,
  patience = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<Response> {
  const fresh = network();
  const late = patience(PATIENCE_MS).then(() => shelf.find(address));
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  if (first && first.status < 500) return first;
  const kept = await shelf.find(address);
  return kept ?? fresh;
}

/**
 * The address under which a page is kept: `/docs/`, `/docs/index.html` and `/docs` are one page.
 *
 * @param base the address of the site, with a slash at its end: that of the home page
 */
export function pageAddress(url: string, base: string): string {
  const bare = withoutSearch(url).replace(/(\/index\.html|\/+)$/, '');
  return `${bare}/` === base ? base : bare;
}

/** An address without what may stand behind its path. */
export function withoutSearch(url: string): string {
  const {origin, pathname} = new URL(url);
  return `${origin}${pathname}`;
}
