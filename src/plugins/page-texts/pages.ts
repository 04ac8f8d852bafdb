import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import {readArticle} from '../markdown-twins/article';
import {articleTree} from '../markdown-twins/convert';

/** A page of guides or reference as a text. */
export interface PageText {
  /** Base path included, as its route says it: `/docs`, `/api/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly tree: Root;
}

export interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the public site. */
  readonly origin: string;
}

/** Reads pages of the build back as texts. @param paths those that have a twin */
export async function readPages(site: Site, paths: readonly string[]): Promise<PageText[]> {
  const known = new Set(paths.map(bare));
  const hasTwin = (each: string): boolean => known.has(bare(each));
  return Promise.all(
    paths.map(async (each) => {
      const {title, description, content} = readArticle(await readFile(htmlFile(site, each), 'utf8'), each);
      return {
        path: each,
        title,
        description,
        tree: articleTree(content, {origin: site.origin, path: each, hasTwin}),
      };
    }),
  );
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
