import type {RootContent} from 'mdast';

/** Of lists that stand one under the other, which no reader of Markdown could tell apart, makes one. */
export function joinLists(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'list' && last?.type === 'list' && last.ordered === node.ordered)
      // A new list: another language may share the first of them.
      joined[joined.length - 1] = {...last, children: [...last.children, ...node.children]};
    else joined.push(node);
  }
  return joined;
}
