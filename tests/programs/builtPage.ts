import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parse} from 'parse5';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';

const pages = new Map<string, Root>();

/** The HTML of a page of the build, which is parsed once. */
export function read(path: string): Root {
  const page = pages.get(path) ?? parsed(path);
  pages.set(path, page);
  return page;
}

const parsed = (path: string): Root =>
  fromParse5(parse(readFileSync(join(buildFolder, path, 'index.html'), 'utf8'))) as Root;

/** Addresses of the links inside, with no slash at their end. */
export function linksOf(page: Root, selector: string): string[] {
  return selectAll(`${selector} a[href]`, page).map(({properties}) =>
    String(properties.href).replace(/(.)\/$/, '$1'),
  );
}

/** The text of the first such element. */
export function textOf(page: Root, selector: string): string {
  const element: Element | undefined = select(selector, page);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return toString(element).trim();
}

/** Where the link to the next or the previous page leads. */
export function neighbour(page: Root, way: 'Next' | 'Previous') {
  const links = selectAll('nav[aria-label="Docs pages"] a', page);
  return links.find((link) => toString(link).startsWith(way))?.properties.href;
}
