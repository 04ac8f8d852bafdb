import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A heading of a page with the words under it: what the search finds. */
export interface Passage {
  /** Empty before the first heading. */
  readonly heading: string;
  readonly id: string | undefined;
  readonly text: string;
}

/** What stands before the first heading, and then each heading with what stands under it. Of code, only the messages of errors are searched. */
export function passagesOf({children}: Root): Passage[] {
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
  if (!('children' in node)) return node.data?.isSample ? '' : toString(node);
  const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  return node.children.map(plain).join(isLine ? '' : ' ');
}

/** What recorded errors say: somebody who meets one pastes it whole. */
function messages(code: string): string {
  return [...code.matchAll(/"message":\s*"((?:[^"\\]|\\.)*)"/g)]
    .map(([, message]) => (message ?? '').replace(/\\(.)/g, '$1'))
    .join(' ');
}
