import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Link, Paragraph, Root} from 'mdast';
import {twinPath} from '../../site/twinPath';
import {fileStem, type PageText, type Site} from '../pages/pages';
import type {Section} from '../pages/sections';
import {markdownText} from '../article/convert';
import {indexText, type Words} from './llms';

/** Writes each page's Markdown twin beside it. */
export async function writeTwins(site: Site, pages: readonly PageText[]): Promise<void> {
  await Promise.all(
    pages.map((page) => write(site, twinPath(fileStem(site, page.path)), twinText(site, page))),
  );
}

/** Writes `llms.txt` that lists the twins of pages and `llms-full.txt` that holds them all. */
export async function writeGathered(
  site: Site,
  words: Words,
  pages: readonly PageText[],
  sections: readonly Section[],
): Promise<void> {
  await write(site, 'llms.txt', indexText(site, words, pages, sections));
  await write(site, 'llms-full.txt', pages.map((page) => twinText(site, page)).join('\n---\n\n'));
}

function write({outDir}: Site, file: string, text: string): Promise<void> {
  return writeFile(path.join(outDir, file), text);
}

/** The page as Markdown; under its title stands where it comes from, for a text that is carried away. */
function twinText({origin}: Site, {path: address, tree}: PageText): string {
  const url = `${origin}${address}`;
  const link: Link = {type: 'link', url, children: [{type: 'text', value: url}]};
  const source: Paragraph = {type: 'paragraph', children: [{type: 'text', value: 'Source: '}, link]};
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const told: Root = {...tree, children: tree.children.toSpliced(title + 1, 0, source)};
  return markdownText(told);
}
