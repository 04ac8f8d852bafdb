import type {Element, Nodes, Root} from 'hast';
import type {Nodes as MarkdownNodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../src/publishing/html/parseHtml';

/** What a file of the site refers to, and what may be referred to in it. */
export interface References {
  /** Addresses as they are written. */
  readonly links: readonly string[];
  /** Names after a `#` that lead somewhere in the file. */
  readonly anchors: ReadonlySet<string>;
}

const none: References = {links: [], anchors: new Set()};

/** Reads a file by its ending: pages, twins and other texts, stylesheets, the sitemap. Any other refers to nothing. */
export function referencesOf(file: string, text: string): References {
  if (file.endsWith('.html')) return ofHtml(parsePage(text));
  if (/\.(md|txt)$/.test(file)) return {...none, links: sectionsOf(text).flatMap(linksOfSection)};
  if (file.endsWith('.css'))
    return {...none, links: matches(text, /url\(\s*["']?(?!data:)([^"')]+)["']?\s*\)/g)};
  if (file.endsWith('.xml')) return {...none, links: matches(text, /<loc>([^<]+)<\/loc>/g)};
  return none;
}

function ofHtml(tree: Root): References {
  const links: string[] = [];
  const anchors = new Set<string>(['', 'top']);
  visit(tree as Nodes, 'element', ({tagName, properties}: Element) => {
    const {id, name, href, src, srcSet} = properties;
    if (typeof id === 'string') anchors.add(id);
    if (tagName === 'a' && typeof name === 'string') anchors.add(name);
    for (const each of [
      href,
      src,
      ...(Array.isArray(srcSet) ? srcSet.map((set) => String(set).split(' ')[0]) : []),
    ])
      if (typeof each === 'string') links.push(each);
  });
  return {links, anchors};
}

/** Where a block of code begins or ends, also as the first thing in an item of a list. */
const fenceMark = /^\s*(?:[-*+] +|\d+[.)] +)?(`{3,}(?!.*`)|~{3,})/;

/**
 * Parts of a text, each from a heading on: parsing a text takes the square of its length. A heading in a block of code is
 * none.
 */
function sectionsOf(text: string): string[] {
  const sections: string[][] = [[]];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = fenceMark.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else if (/^#{1,6} /.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n'));
}

/** The same sections stand in a page's twins for each language, and in the text of all pages. */
const known = new Map<string, readonly string[]>();

function linksOfSection(section: string): readonly string[] {
  const links = known.get(section) ?? ofMarkdown(fromMarkdown(section));
  known.set(section, links);
  return links;
}

function ofMarkdown(tree: MarkdownNodes): string[] {
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url);
  });
  return links;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}
