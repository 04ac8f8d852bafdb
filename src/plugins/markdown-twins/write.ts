import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Link, Paragraph, Root} from 'mdast';
import {twinPath} from '../../components/twin/twinPath';
import {fileStem} from '../page-texts/pages';
import type {PageText, Site} from '../page-texts/pages';
import type {Section} from '../page-texts/sections';
import {markdownText} from './convert';
import {indexText} from './llms';
import type {Words} from './llms';

/** Writes each page's Markdown twin beside it, `llms.txt` that lists them and `llms-full.txt` that holds them all. */
export async function writeTwins(
  site: Site,
  words: Words,
  pages: readonly PageText[],
  sections: readonly Section[],
): Promise<void> {
  const twins = pages.map((page) => ({page, text: twinText(site, page)}));
  const write = (file: string, text: string) => writeFile(path.join(site.outDir, file), text);
  await Promise.all(twins.map(({page, text}) => write(twinPath(fileStem(site, page.path)), text)));
  await write('llms.txt', indexText(site, words, pages, sections));
  await write('llms-full.txt', twins.map(({text}) => text).join('\n---\n\n'));
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
