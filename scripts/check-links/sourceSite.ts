import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readFrontMatter} from '../../src/publishing/page-rules/frontMatter';
import {readPage} from '../../src/publishing/page-rules/readPage';
import {paths} from '../../src/site/paths';
import {pageReferences, type PageReferences} from './pageLinks';

/** A page of words before it is built. */
export interface SourcePage extends PageReferences {
  /** Path of the file within the site's folder. */
  readonly file: string;
  /** Where the page will be found, without the path that the site is served under. */
  readonly route: string;
}

/** What links of pages can lead to before anything is built. */
export interface SourceSite {
  readonly root: string;
  readonly pages: readonly SourcePage[];
  /** Addresses of pages that are made otherwise: of components, tags, operations, lists of a series. */
  readonly otherRoutes: ReadonlySet<string>;
}

/** A sidebar's entry, as far as it has an address of its own. */
interface SidebarEntry {
  readonly link?: {readonly type: string; readonly slug?: string};
  readonly items?: readonly unknown[];
}

/** Where each kind of page stands: its folder, and the address of that folder. */
const collections = [
  {folder: 'docs', base: '/docs'},
  {folder: 'blog', base: '/blog'},
  {folder: 'src/pages', base: ''},
] as const;

/** Pages that features add. Addresses below `docs` are those of files. */
const featureRoutes = Object.values(paths).filter((route) => !/^\/docs|[#?.]/.test(route));

/** Reads all pages of words of a site. @param sidebars lists of documents, with addresses of their own */
export function readSourceSite(root: string, sidebars: unknown): SourceSite {
  const pages = collections.flatMap(({folder, base}) =>
    filesIn(root, folder, /(^|\/)[^_/][^/]*\.mdx?$/).map((file) => readSource(root, file, folder, base)),
  );
  const components = filesIn(root, 'src/pages', /\.tsx$/).map((file) => routeOf(file, 'src/pages', ''));
  const operations = filesIn(root, '.generated/reference/pages', /\.mdx$/).map(
    (file) =>
      `/api${String(readFrontMatter(readFileSync(path.join(root, file), 'utf8'), 'document').values.slug)}`,
  );
  const tags = ['docs', 'blog'].flatMap((folder) => tagRoutes(root, folder));
  return {
    root,
    pages,
    otherRoutes: new Set(
      [...components, ...operations, ...tags, ...sidebarRoutes(sidebars), ...featureRoutes, '/search'].map(
        withoutEndSlash,
      ),
    ),
  };
}

export function withoutEndSlash(route: string): string {
  return route.length > 1 ? route.replace(/\/+$/, '') : route;
}

function readSource(root: string, file: string, folder: string, base: string): SourcePage {
  const source = readFileSync(path.join(root, file), 'utf8');
  const read = readPage(source);
  const {slug} = readFrontMatter(source, folder === 'blog' ? 'post' : 'document').values;
  const own = routeOf(file, folder, base);
  const route =
    typeof slug === 'string'
      ? path.posix.join(slug.startsWith('/') ? `${base}/` : path.posix.dirname(own), slug)
      : own;
  const references = 'tree' in read ? pageReferences(read.tree) : {links: [], anchors: new Set<string>()};
  return {file, route: withoutEndSlash(route), ...references};
}

/** The address that Docusaurus makes from a file's name. */
function routeOf(file: string, folder: string, base: string): string {
  const stem = file.slice(folder.length + 1).replace(/\.(mdx?|tsx)$/, '');
  const parts = stem.split('/');
  const last = parts.at(-1) ?? '';
  const isIndex = /^(index|readme)$/i.test(last) || (folder === 'docs' && last === parts.at(-2));
  const bare = isIndex ? parts.slice(0, -1).join('/') : stem;
  // A post is named after its day.
  const dated = folder === 'blog' ? bare.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/') : bare;
  return `${base}/${dated}`;
}

function tagRoutes(root: string, folder: string): string[] {
  const file = path.join(root, folder, 'tags.yml');
  if (!existsSync(file)) return [];
  const tags = (parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, {permalink?: string} | null>;
  const names = Object.entries(tags).map(([name, tag]) => (tag?.permalink ?? name).replace(/^\//, ''));
  return ['', ...names].map((name) => `/${folder}/tags/${name}`);
}

function sidebarRoutes(sidebars: unknown): string[] {
  if (typeof sidebars !== 'object' || sidebars === null) return [];
  const {link, items} = sidebars as SidebarEntry;
  const own = link?.type === 'generated-index' && link.slug !== undefined ? [`/docs${link.slug}`] : [];
  const inner = Array.isArray(sidebars) ? sidebars : (items ?? (link ? [] : Object.values(sidebars)));
  return [...own, ...inner.flatMap(sidebarRoutes)];
}

function filesIn(root: string, folder: string, name: RegExp): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => name.test(file))
    .sort();
}
