import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {PageText} from './pageText';
import type {TextRoute} from './routes';
import {loadTexts, saveTexts} from './savedTexts';
import {startThread, type PageFile} from './startThread';

export interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the public site. */
  readonly origin: string;
}

/** Texts of a build's pages that are being made. */
export interface PageTexts {
  /** To be called when pages begin to be written. */
  watchFiles(): void;
  /** Gives them in the order of the routes. To be called when all pages are written. */
  all(): Promise<PageText[]>;
}

/**
 * Makes texts of the pages of a build while it still writes them. What an earlier build made of the same page
 * is taken over.
 *
 * @param routes those that have a twin
 * @param cache file for the texts, in a folder that `docusaurus clear` empties
 */
export async function startTexts(
  site: Site,
  routes: readonly TextRoute[],
  cache: string,
): Promise<PageTexts> {
  const known = routes.map((each) => bare(each.path));
  const {circumstances, texts} = await loadTexts(cache, [site.origin, ...known]);
  const pages = routes.map((route) => ({route, file: htmlFile(site, route.path)}));
  const job = {origin: site.origin, known, circumstances, saved: new Set(texts.keys())};
  const threads = divide(pages).map((share) => startThread({...job, pages: share}));
  return {
    watchFiles: () => threads.forEach((thread) => thread.watchFiles()),
    async all() {
      const made = (await Promise.all(threads.map((thread) => thread.all()))).flat();
      const all = made.map(({key, text}) => [key, text ?? texts.get(key)] as [string, PageText]);
      await saveTexts(cache, new Map(all));
      return inOrder(all, routes);
    },
  };
}

/**
 * Each thread loads the libraries again, and writes blocks that another has written too: a second thread does not pay
 * off for a few pages.
 */
const PAGES_WORTH_A_THREAD = 250;
const MOST_THREADS = 4;

/** The pages of each thread. */
function divide(pages: readonly PageFile[]): PageFile[][] {
  const worth = Math.ceil(pages.length / PAGES_WORTH_A_THREAD);
  const count = Math.min(availableParallelism(), MOST_THREADS, worth);
  return Array.from({length: count}, (_, thread) => pages.filter((_page, index) => index % count === thread));
}

function inOrder(made: readonly [string, PageText][], routes: readonly TextRoute[]): PageText[] {
  const byPath = new Map(made.map(([, text]) => [text.path, text]));
  return routes.flatMap((route) => byPath.get(route.path) ?? []);
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
