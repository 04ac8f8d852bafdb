import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {unwrapCards} from './cards';
import {nameLanguages} from './code';
import {handlers} from './handlers';
import {labelAlternatives} from './label';
import {resolveLinks, type Place} from './links';
import {prune} from './prune';

/**
 * The article as a Markdown tree: words, code in every language, tables and lists, nothing to press. It uses the
 * article up.
 */
export function articleTree(article: Element, place: Place): Root {
  prune(article);
  unwrapCards(article);
  labelAlternatives(article);
  nameLanguages(article);
  resolveLinks(article, place);
  const tree = toMdast({type: 'root', children: [article]}, {handlers});
  if (tree.type !== 'root') throw new Error(`The article of ${place.path} is no page but a ${tree.type}.`);
  joinLists(tree);
  return tree;
}

/** Of lists that stand one under the other, which no reader of Markdown could tell apart, makes one. */
function joinLists(tree: Root): void {
  visit(tree, 'list', (list, index, parent) => {
    const next = index === undefined ? undefined : parent?.children[index + 1];
    if (next?.type !== 'list' || index === undefined || next.ordered !== list.ordered) return undefined;
    list.children.push(...next.children);
    parent?.children.splice(index + 1, 1);
    return index;
  });
}

/** Markdown text of a tree: GitHub's flavour, lists with hyphens, code between fences. */
export function markdownText(tree: Root): string {
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
