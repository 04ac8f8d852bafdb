import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Kind, SearchRecord} from '../../search/engine/types';
import {fileStem, type PageText, type Site} from '../pages/pages';

/** Most characters of a section that are found and shown; sections are short, and what is longer is a table. */
const LONGEST = 4000;

/** A page that lists the operations of a domain is right for few questions, and has the words of all. */
const OVERVIEW = 0.75;

/** Each section of a page of words is a record; operations have records of their own kind. */
export function pageRecords(site: Site, page: PageText): SearchRecord[] {
  const stem = fileStem(site, page.path);
  const kind = kindOf(stem);
  return sections(page.tree)
    .filter(({heading, text}, index) => index === 0 || heading !== '' || text !== '')
    .map(({heading, id, text}, index) => ({
      kind,
      to: id === undefined ? stem : `${stem}#${id}`,
      title: page.title,
      place: heading,
      ...(stem.startsWith('api/') && {weight: OVERVIEW}),
      text: (index === 0 ? `${page.description} ${text}` : text).slice(0, LONGEST).trim(),
    }));
}

function kindOf(stem: string): Kind {
  if (stem.startsWith('api')) return 'reference';
  if (/^docs\/(guides\/)?glossary/i.test(stem)) return 'glossary';
  return stem.startsWith('docs/tutorial') ? 'tutorial' : 'guide';
}

interface Section {
  readonly heading: string;
  readonly id: string | undefined;
  readonly text: string;
}

/** What stands before the first heading, and then each heading with what stands under it. Of code, only the messages of errors are searched. */
function sections({children}: Root): Section[] {
  const found: {heading: string; id: string | undefined; words: string[]}[] = [
    {heading: '', id: undefined, words: []},
  ];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 1) continue;
    // A heading without an address is a part of what stands above it.
    if (node.type === 'heading' && node.data?.id !== undefined)
      found.push({heading: toString(node), id: node.data.id, words: []});
    else found.at(-1)?.words.push(plain(node));
  }
  return found.map(({words, ...rest}) => ({...rest, text: words.join(' ').replace(/\s+/g, ' ').trim()}));
}

/** Words of a node and those within it, apart; of blocks of code the messages alone, and without pictures' words. */
function plain(node: Nodes): string {
  if (node.type === 'code') return messages(node.value);
  if (!('children' in node)) return toString(node);
  const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  return node.children.map(plain).join(isLine ? '' : ' ');
}

/** What recorded errors say: somebody who meets one pastes it whole. */
function messages(code: string): string {
  return [...code.matchAll(/"message":\s*"((?:[^"\\]|\\.)*)"/g)]
    .map(([, message]) => (message ?? '').replace(/\\(.)/g, '$1'))
    .join(' ');
}
