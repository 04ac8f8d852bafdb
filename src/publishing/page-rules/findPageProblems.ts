import type {Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readFrontMatter, type PageKind} from './frontMatter';
import type {PageProblem} from './PageProblem';

/** A page as it is checked. */
export interface WrittenPage {
  readonly kind: PageKind;
  /** The whole file, front matter included. */
  readonly source: string;
  /** The same as a tree of Markdown, MDX and directives. */
  readonly tree: Root;
  /** Names that the page's `tags` may have; without them any name is right. */
  readonly tags?: ReadonlySet<string>;
}

/** The boxes that the house style knows. Docusaurus draws a few more, which look like these. */
const boxes: ReadonlySet<string> = new Set(['note', 'tip', 'info', 'warning', 'danger']);

/**
 * What Docusaurus passes over in silence although readers, search engines or screen readers notice it, by line: front
 * matter, headings, pictures without words, boxes that are none.
 */
export function findPageProblems(page: WrittenPage): PageProblem[] {
  const front = readFrontMatter(page.source, page.kind, page.tags);
  const isReadable = front.problems.length === 0;
  return [
    ...front.problems,
    // What cannot be read may well be there.
    ...(isReadable ? descriptionProblems(front.values) : []),
    ...headingProblems(page, isReadable ? front.values : {title: 'unread'}),
    ...pictureProblems(page.tree),
    ...boxProblems(page),
  ].sort((a, b) => a.line - b.line);
}

function descriptionProblems({description}: Readonly<Record<string, unknown>>): PageProblem[] {
  return description === undefined || description === null || description === ''
    ? [{line: 1, message: 'The front matter has no description. Lists of pages and search engines show it.'}]
    : [];
}

interface Heading {
  readonly depth: number;
  readonly line: number;
  readonly words: string;
}

function headingProblems(
  {kind, tree}: WrittenPage,
  {title}: Readonly<Record<string, unknown>>,
): PageProblem[] {
  const headings = headingsOf(tree);
  const firsts = headings.filter(({depth}) => depth === 1);
  // A standalone page shows its title in the tab of the browser only.
  const hasTitle = kind !== 'page' && title !== undefined;
  const spare = hasTitle ? firsts : firsts.slice(1);
  const reason = hasTitle ? 'the title of the front matter is the first' : 'a page has one';
  const second = spare.map(({line, words}) => ({
    line,
    message: `"# ${words}" is a second heading of the first level: ${reason}. Write "## ${words}".`,
  }));
  const none = {
    line: 1,
    message: kind === 'page' ? 'The page has no heading "# …".' : 'The front matter has no title.',
  };
  return [...(hasTitle || firsts.length > 0 ? [] : [none]), ...second, ...jumps(headings)];
}

/** A list of headings by level is how many people move on a page: a level that is left out looks like lost text. */
function jumps(headings: readonly Heading[]): PageProblem[] {
  return headings.flatMap(({depth, line, words}, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth <= above + 1) return [];
    const wanted = '#'.repeat(above + 1);
    return [
      {
        line,
        message: `"${'#'.repeat(depth)} ${words}" jumps over a level. Write "${wanted} ${words}".`,
      },
    ];
  });
}

function headingsOf(tree: Root): Heading[] {
  const found: Heading[] = [];
  visit(tree, (node) => {
    const depth =
      node.type === 'heading' ? node.depth : Number(/^h([1-6])$/.exec(elementName(node) ?? '')?.[1]);
    if (!depth) return;
    // An anchor is no word of the heading.
    const words = toString(node)
      .replace(/\s*\{\/\*.*\*\/\}\s*$|\s*\{#.*\}\s*$/, '')
      .trim();
    found.push({depth, line: lineOf(node), words});
  });
  return found;
}

function pictureProblems(tree: Root): PageProblem[] {
  const found: PageProblem[] = [];
  const advice = 'Say what it shows, for those who cannot see it';
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      found.push({
        line: lineOf(node),
        message: `The picture has no alternative text. ${advice}: ![A map of …](…).`,
      });
    if (elementName(node) === 'img' && !hasText(attribute(node, 'alt')))
      found.push({
        line: lineOf(node),
        message: `The picture has no alternative text. ${advice}: <img alt="A map of …" />.`,
      });
  });
  return found;
}

function boxProblems({tree, source}: WrittenPage): PageProblem[] {
  const lines = source.split('\n');
  const found: PageProblem[] = [];
  const names = [...boxes].map((name) => `:::${name}`).join(', ');
  visit(tree, (node) => {
    const line = lineOf(node);
    if (isDirective(node)) {
      const sign = node.type === 'leafDirective' ? '::' : ':::';
      if (!boxes.has(node.name) || sign === '::')
        found.push({line, message: `There is no box "${sign}${node.name}". Choose one of ${names}.`});
      const end = lines[(node.position?.end.line ?? 1) - 1] ?? '';
      if (sign === ':::' && !/^[\s>]*:{3,}\s*$/.test(end))
        found.push({line, message: `The box ":::${node.name}" has no end. Write ::: on a line after it.`});
    }
    if (node.type === 'paragraph' && /^:::/.test(toString(node)))
      found.push({
        line,
        message: `This line stays as it is: a box begins with its name and no space. Choose one of ${names}.`,
      });
  });
  return found;
}

interface Directive extends Node {
  readonly name: string;
}

function isDirective(node: Node): node is Directive {
  return node.type === 'containerDirective' || node.type === 'leafDirective';
}

/** The name of an element that is written as HTML. */
function elementName(node: Node): string | undefined {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && 'name' in node && typeof node.name === 'string' ? node.name : undefined;
}

function attribute(node: Node, name: string): unknown {
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  const found = (attributes as {readonly name?: string; readonly value?: unknown}[]).find(
    (each) => each.name === name,
  );
  return found?.value;
}

/** An expression is taken for a text. */
function hasText(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null;
}

function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
