import type {Element, ElementContent} from 'hast';

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
  // Called some hundred times a page: a general visitor, which keeps the way to each node, takes three times as long.
  const look = ({children}: Element): void => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      if (test(child)) found.push(child);
      look(child);
    }
  };
  look(node);
  return found;
}

/** Takes every element that passes, and all that it holds, out of a tree, in place; comments go as well. */
export function remove(node: Element, test: Test): void {
  node.children = node.children.filter(
    (child) => child.type !== 'comment' && !(child.type === 'element' && test(child)),
  );
  for (const child of node.children) if (child.type === 'element') remove(child, test);
}

export function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

/** A paragraph in bold that names what follows. */
export function label(name: string): Element {
  return element('p', [element('strong', [{type: 'text', value: name}])]);
}
