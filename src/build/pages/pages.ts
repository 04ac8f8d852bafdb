import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {cutPage} from '../article/article';
import {convertPages} from './convertPages';
import {KeptTexts, type BuiltPage} from './keptTexts';
import type {PageText} from './pageText';
import type {TextRoute} from './routes';

export interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the public site. */
  readonly origin: string;
}

/**
 * Reads pages of the build back as texts. What an earlier build made of the same page is taken over.
 *
 * @param routes those that have a twin
 * @param cacheDir folder that `docusaurus clear` empties
 */
export async function readPages(
  site: Site,
  routes: readonly TextRoute[],
  cacheDir: string,
): Promise<PageText[]> {
  const known = routes.map((each) => bare(each.path));
  const kept = await KeptTexts.open(cacheDir, [site.origin, ...known]);
  const cut = await Promise.all(
    routes.map(async (route) => ({route, page: cutPage(await readFile(htmlFile(site, route.path), 'utf8'))})),
  );
  const changed = cut.filter((each) => kept.find(each) === undefined);
  const made = await convertPages(changed, {origin: site.origin, known});
  made.forEach((text, index) => kept.keep(changed[index] as BuiltPage, text));
  const texts = cut.map((each) => kept.get(each));
  await kept.save();
  return texts;
}

/** The file that a path is served from, without its ending: `api/create-area`, or nothing for the root. */
export function fileStem({baseUrl}: Pick<Site, 'baseUrl'>, page: string): string {
  return bare(page).slice(bare(baseUrl).length).replace(/^\//, '');
}

function htmlFile(site: Site, page: string): string {
  return path.join(site.outDir, fileStem(site, page), 'index.html');
}

function bare(page: string): string {
  return page.replace(/\/$/, '');
}
