import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {cutPage} from '../article/article';
import type {PageText} from './pageText';
import type {TextRoute} from './routes';
import {loadTexts, saveTexts, textKey} from './savedTexts';

export interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the public site. */
  readonly origin: string;
}

/**
 * Makes texts of the built pages, in the order of the routes. What an earlier build made of the same page is taken over.
 *
 * @param routes those that have a twin
 * @param cache file for the texts, in a folder that `docusaurus clear` empties
 * @throws when a page has no file or no article
 */
export async function makeTexts(
  site: Site,
  routes: readonly TextRoute[],
  cache: string,
): Promise<PageText[]> {
  const known = new Set(routes.map((each) => bare(each.path)));
  const hasTwin = (page: string): boolean => known.has(bare(page));
  const {circumstances, texts} = await loadTexts(cache, [site.origin, ...known]);
  const made = new Map<string, PageText>();
  for (const route of routes) {
    const page = cutPage(await readPage(site, route));
    const key = textKey(circumstances, route, page);
    const place = {origin: site.origin, path: route.path, hasTwin};
    // The converter is loaded by the first page that has changed.
    made.set(key, texts.get(key) ?? (await import('./pageText')).pageText(page, route, place));
  }
  await saveTexts(cache, made);
  return [...made.values()];
}

async function readPage(site: Site, {path: page}: TextRoute): Promise<string> {
  try {
    return await readFile(path.join(site.outDir, fileStem(site, page), 'index.html'), 'utf8');
  } catch (error) {
    throw new Error(`The build has no page ${page}.`, {cause: error});
  }
}

/** The file that a path is served from, without its ending: `api/create-area`, or nothing for the root. */
export function fileStem({baseUrl}: Pick<Site, 'baseUrl'>, page: string): string {
  return bare(page).slice(bare(baseUrl).length).replace(/^\//, '');
}

function bare(page: string): string {
  return page.replace(/\/$/, '');
}
