import {createSlugger} from '@docusaurus/utils';
import type {Heading, Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A link as a writer wrote it. */
export interface PageLink {
  readonly url: string;
  /** Counted from 1. */
  readonly line: number;
}

/** What a page refers to, and what may be referred to in it. */
export interface PageReferences {
  readonly links: readonly PageLink[];
  readonly anchors: ReadonlySet<string>;
}

const addressAttributes: ReadonlySet<string> = new Set(['href', 'to', 'src']);

/** Reads the links and the anchors of a page before it is built: of Markdown, and of elements written into it. */
export function pageReferences(tree: Root): PageReferences {
  const links: PageLink[] = [];
  const anchors = new Set<string>();
  const slugs = createSlugger();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      links.push({url: node.url, line});
    if (node.type === 'heading') anchors.add(headingId(node) ?? slugs.slug(headingText(node)));
    for (const {name, value} of attributesOf(node)) {
      if (name === 'id') anchors.add(value);
      if (addressAttributes.has(name)) links.push({url: value, line});
    }
  });
  return {links, anchors};
}

const explicit = /\{#([^}]+)\}\s*$/;

/** The id that a writer gave a heading: in a comment of MDX, or in braces. */
function headingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1) as (Node & {readonly value?: string}) | undefined;
  if (last?.type === 'mdxTextExpression') return /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value ?? '')?.[1];
  return explicit.exec(toString(heading))?.[1];
}

/** Expressions are no words. */
function headingText(heading: Heading): string {
  const children = heading.children.filter(({type}) => type !== 'mdxTextExpression');
  return toString({...heading, children}).trim();
}

function attributesOf(node: Node): {readonly name: string; readonly value: string}[] {
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  return (attributes as {readonly name?: unknown; readonly value?: unknown}[]).flatMap(({name, value}) =>
    typeof name === 'string' && typeof value === 'string' ? [{name, value}] : [],
  );
}
