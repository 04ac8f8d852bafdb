import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {unwrapCards} from './cards';
import {nameLanguages} from './code';
import {handlers} from './handlers';
import {labelAlternatives} from './label';
import {inLanguage, languagesOf, numberSamples, type Language} from './languages';
import {resolveLinks, type Place} from './links';
import {prune} from './prune';
import {countFromNow} from './relativeTimes';

/** An article as Markdown trees. */
export interface Versions {
  /** With its samples in the first of their languages. */
  readonly tree: Root;
  /** Once for each language of the samples, the first included; empty where they have no choice. */
  readonly versions: readonly {readonly language: Language; readonly tree: Root}[];
}

/**
 * The article as Markdown trees: words, code, tables and lists, nothing to press. It uses the article up. All
 * languages are converted at once and told apart afterwards, since converting is what costs time.
 */
export function articleVersions(article: Element, place: Place): Versions {
  const languages = languagesOf(article);
  numberSamples(article);
  prune(article);
  unwrapCards(article);
  labelAlternatives(article);
  nameLanguages(article);
  resolveLinks(article, place);
  const whole = toMdast({type: 'root', children: [article]}, {handlers});
  if (whole.type !== 'root') throw new Error(`The article of ${place.path} is no page but a ${whole.type}.`);
  joinLists(whole);
  countFromNow(whole);
  const versions = languages.map((language) => {
    const tree = inLanguage(whole, language.key);
    joinLists(tree);
    return {language, tree};
  });
  return {versions, tree: versions[0]?.tree ?? whole};
}

/** Of lists that stand one under the other, which no reader of Markdown could tell apart, makes one. */
function joinLists(tree: Root): void {
  visit(tree, 'list', (list, index, parent) => {
    const next = index === undefined ? undefined : parent?.children[index + 1];
    if (next?.type !== 'list' || index === undefined || next.ordered !== list.ordered) return undefined;
    // A new list: another language may share the first of them.
    parent?.children.splice(index, 2, {...list, children: [...list.children, ...next.children]});
    return index;
  });
}

const texts = new WeakMap<RootContent, string>();

/** Markdown text of a tree: GitHub's flavour, lists with hyphens, code between fences. */
export function markdownText({children}: Root): string {
  return `${children.map(blockText).join('\n\n')}\n`;
}

/** Trees share blocks: a page's languages differ in their samples alone. */
function blockText(block: RootContent): string {
  const text = texts.get(block) ?? written(block).trimEnd();
  texts.set(block, text);
  return text;
}

function written(block: RootContent): string {
  return toMarkdown(block, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
