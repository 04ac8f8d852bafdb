import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';

/**
 * A remark plugin: a code block with the meta `file=samples/leaflet.ts` shows that file, which lies beside its page;
 * `file=@site/src/…` shows one of the site's own. What is shown is what the tests run, and no copy has to follow it.
 *
 * @throws Error when the file is missing, or when something stands in the block already
 */
export function codeFiles() {
  return (tree: Root, page: {readonly path: string; readonly cwd: string}): void => {
    for (const block of blocksOf(tree)) {
      const [, name] = /(?:^|\s)file=(\S+)/.exec(block.meta ?? '') ?? [];
      if (name === undefined) continue;
      if (block.value !== '') throw new Error(`${page.path}: the block of ${name} must be empty`);
      block.value = readShown(page, name);
      block.meta = `title="${path.basename(name)}"`;
    }
  };
}

function blocksOf(node: Root | Root['children'][number]): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap((child) => blocksOf(child)) : [];
}

function readShown(page: {readonly path: string; readonly cwd: string}, name: string): string {
  const file = name.startsWith('@site/')
    ? path.join(page.cwd, name.slice('@site/'.length))
    : path.join(path.dirname(page.path), name);
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    throw new Error(`${page.path}: there is no file ${name} to show`);
  }
}
