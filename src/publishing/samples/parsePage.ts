import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkMdx);

/** A page as a tree, with the positions of the text. Front matter is blanked out: it is not Markdown. */
export function parsePage(text: string): Root {
  const blanked = text.replace(/^---\n[^]*?\n---(?=\n)/, (front) => front.replaceAll(/[^\n]/g, ' '));
  return parser.parse(blanked);
}
