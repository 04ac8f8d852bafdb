import type {ListItem, Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';

/** The same names as `pageNames`, read off the page's twin: entries of lists that begin with code. */
export function twinNames(markdown: string): string[] {
  const names: string[] = [];
  let section = '';
  const walk = (node: Nodes, depth: number): void => {
    if (node.type === 'heading' && node.depth === 2) section = toString(node).replace(/\s+/g, ' ').trim();
    // Before the first section stand words of the operation's own, whose lists name no field.
    if (node.type === 'listItem' && section !== '') {
      const name = nameOf(node);
      if (name !== undefined) names.push(`${section} > ${depth} > ${name}`);
    }
    const inner = node.type === 'listItem' ? depth + 1 : depth;
    if ('children' in node) for (const child of node.children) walk(child, inner);
  };
  walk(fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}), 0);
  return names;
}

function nameOf({children: [line]}: ListItem): string | undefined {
  const first = line?.type === 'paragraph' ? line.children[0] : undefined;
  return first?.type === 'inlineCode' ? first.value : undefined;
}
