import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {readArticle} from '../article/article';
import {articleVersions, type Versions} from '../article/convert';
import type {TextRoute} from './routes';

/** A page of guides or reference as a text. */
export interface PageText extends TextRoute, Versions {
  readonly title: string;
  readonly description: string;
}

export interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the public site. */
  readonly origin: string;
}

/** Reads pages of the build back as texts. @param routes those that have a twin */
export async function readPages(site: Site, routes: readonly TextRoute[]): Promise<PageText[]> {
  const known = new Set(routes.map((each) => bare(each.path)));
  const hasTwin = (each: string): boolean => known.has(bare(each));
  return Promise.all(
    routes.map(async (route) => {
      const html = await readFile(htmlFile(site, route.path), 'utf8');
      const {title, description, content} = readArticle(html, route.path);
      const place = {origin: site.origin, path: route.path, hasTwin};
      return {...route, title, description, ...articleVersions(content, place)};
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
