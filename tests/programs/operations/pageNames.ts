import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parse} from 'parse5';

/**
 * The names of parameters, headers and properties that a page shows, each with its section and how deep it stands:
 * `Responses > 1 > collectionId`. Read off the structure alone: an entry whose first line begins with code.
 */
export function pageNames(html: string): string[] {
  const article = select('article', fromParse5(parse(html)));
  if (!article) throw new Error('The page has no article.');
  const names: string[] = [];
  let section = '';
  const walk = (node: Element, depth: number): void => {
    if (node.tagName === 'h2') section = toString(node).replace(/\s+/g, ' ').trim();
    const name = node.tagName === 'li' ? nameOf(node) : undefined;
    if (name !== undefined && section !== '') names.push(`${section} > ${depth} > ${name}`);
    // Words without a code, such as "any other key", open a level too.
    const inner = node.tagName === 'li' && firstElement(node)?.tagName === 'div' ? depth + 1 : depth;
    for (const child of node.children) if (child.type === 'element') walk(child, inner);
  };
  walk(article, 0);
  return names;
}

function nameOf(row: Element): string | undefined {
  const line = firstElement(row);
  const name = line?.tagName === 'div' ? firstElement(line) : undefined;
  const [first] = name?.children ?? [];
  return first?.type === 'element' && first.tagName === 'code' ? toString(first) : undefined;
}

function firstElement({children}: Element): Element | undefined {
  return children.find((child) => child.type === 'element');
}
