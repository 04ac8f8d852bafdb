import type {Element, ElementContent} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Small tools on HTML trees. Plain functions decide, since a selector would be parsed anew for each node. */

type Test = (element: Element) => boolean;

export function hasClass({properties}: Element, name: string): boolean {
  return classes(properties.className).includes(name);
}

export function classes(names: unknown): string[] {
  return Array.isArray(names) ? names.map(String) : [];
}

/** Every element below that passes, in order. */
export function all(node: Element, test: Test): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (each) => {
    if (each !== node && test(each)) found.push(each);
  });
  return found;
}

/** Takes every element that passes, and all that it holds, out of a tree, in place. */
export function remove(node: Element, test: Test): void {
  visit(node, (each, index, parent) => {
    const isGone = each.type === 'comment' || (each.type === 'element' && test(each));
    if (!isGone || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

export function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

/** A paragraph in bold that names what follows. */
export function label(name: string): Element {
  return element('p', [element('strong', [{type: 'text', value: name}])]);
}
