import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';

/**
 * A remark plugin: a code block with the meta `file=samples/leaflet.ts` shows that file, which lies beside its page.
 * What is shown is what the tests run, and nothing has to be kept equal by hand.
 *
 * @throws Error when the file is missing, or when something stands in the block already
 */
export function codeFiles() {
  return (tree: Root, page: {readonly path: string}): void => {
    for (const block of blocksOf(tree)) {
      const [, name] = /(?:^|\s)file=(\S+)/.exec(block.meta ?? '') ?? [];
      if (name === undefined) continue;
      if (block.value !== '') throw new Error(`${page.path}: the block of ${name} must be empty`);
      block.value = readBeside(page.path, name);
      block.meta = `title="${path.basename(name)}"`;
    }
  };
}

function blocksOf(node: Root | Root['children'][number]): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node
    ? node.children.flatMap((child) => blocksOf(child as Root['children'][number]))
    : [];
}

function readBeside(page: string, name: string): string {
  try {
    return readFileSync(path.join(path.dirname(page), name), 'utf8').trimEnd();
  } catch {
    throw new Error(`${page}: there is no file ${name} to show`);
  }
}
