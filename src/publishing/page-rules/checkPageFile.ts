import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {parse} from 'yaml';
import {findPageProblems} from './findPageProblems';
import {readFrontMatter, type PageKind} from './frontMatter';
import type {PageProblem} from './PageProblem';
import {readPage} from './readPage';

/** A page's file. */
export interface PageFile {
  /** Folder of the site. */
  readonly root: string;
  /** Path within it, with slashes. */
  readonly name: string;
  readonly source: string;
}

/** What is wrong with a page, one line each: `page:line  what, and what to do`. @param tree if it is read already */
export function checkPageFile(file: PageFile, tree?: Root): string[] {
  const read = tree ? {tree} : readPage(file.source);
  if ('problem' in read) return told(file, [read.problem]);
  const {source} = file;
  return told(file, findPageProblems({kind: kindOf(file), source, tree: read.tree, tags: tagsOf(file)}));
}

/** What is wrong with a page's front matter alone, likewise. */
export function checkFrontMatter(file: PageFile): string[] {
  return told(file, readFrontMatter(file.source, kindOf(file), tagsOf(file)).problems);
}

function told({name}: PageFile, problems: readonly PageProblem[]): string[] {
  return problems.map(({line, message}) => `${name}:${line}  ${message}`);
}

/** A translation stands in a folder that is named after the plugin of its kind. */
function kindOf({name}: PageFile): PageKind {
  if (/^src\/pages\/|\/docusaurus-plugin-content-pages\//.test(name)) return 'page';
  return /^blog\/|\/docusaurus-plugin-content-blog\//.test(name) ? 'post' : 'document';
}

/** The tags that the page's own collection of pages lists. */
function tagsOf({root, name}: PageFile): ReadonlySet<string> | undefined {
  const [folder] = /^(?:docs|blog|versioned_docs\/[^/]+)(?=\/)/.exec(name) ?? [];
  const file = folder === undefined ? undefined : path.join(root, folder, 'tags.yml');
  if (file === undefined || !existsSync(file)) return undefined;
  return new Set(Object.keys((parse(readFileSync(file, 'utf8')) as object | null) ?? {}));
}
