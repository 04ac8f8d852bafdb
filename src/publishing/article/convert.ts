import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
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
  joinTexts(article);
  const whole = toMdast({type: 'root', children: [article]}, {handlers});
  if (whole.type !== 'root') throw new Error(`The article of ${place.path} is no page but a ${whole.type}.`);
  countFromNow(whole);
  const versions = languages.map((language) => ({language, tree: inLanguage(whole, language.key)}));
  // Where there is no choice, no language is left out.
  return {versions, tree: versions[0]?.tree ?? inLanguage(whole, '')};
}

const texts = new Map<string, string>();
/** Of blocks that the languages of a page share. */
const textOf = new WeakMap<RootContent, string>();

/** Markdown text of a tree: GitHub's flavour, lists with hyphens, code between fences. */
export function markdownText({children}: Root): string {
  return `${children.map(blockText).join('\n\n')}\n`;
}

/** Half of all blocks are those of another page or language: writing one takes longer than finding it. */
function blockText(block: RootContent): string {
  const same = textOf.get(block);
  if (same !== undefined) return same;
  const key = JSON.stringify(block);
  const text = texts.get(key) ?? written(block).trimEnd();
  texts.set(key, text);
  textOf.set(block, text);
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

/**
 * Unwraps `span` elements, which mean nothing by themselves, in place, and joins the texts that they separated: a
 * quarter of the nodes that the converter would visit.
 */
function joinTexts(node: Element): void {
  const joined: Element['children'] = [];
  const add = (child: Element['children'][number]): void => {
    const last = joined.at(-1);
    if (child.type === 'element' && child.tagName === 'span') child.children.forEach(add);
    else if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else joined.push(child);
  };
  node.children.forEach(add);
  node.children = joined;
  for (const child of joined) if (child.type === 'element') joinTexts(child);
}
