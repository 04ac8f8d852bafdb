import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {component, data, importLine} from '../../publishing/samples/elements';
import {readGuides} from './guides';

/** A remark plugin: at the end of each page whose requests are a workflow, a link to it. */
export function workflowLinks() {
  let known: Promise<ReadonlyMap<string, string>> | undefined;
  return async (tree: Root, {path: file, cwd: siteDir}: VFile): Promise<void> => {
    known ??= filesByPage(siteDir);
    const workflow = (await known).get(path.relative(siteDir, file).replaceAll(path.sep, '/'));
    if (workflow === undefined) return;
    tree.children.unshift(importLine('WorkflowLink', 'WorkflowLink', '@site/src/workflows/WorkflowLink'));
    tree.children.push(component('WorkflowLink', {file: data(workflow)}));
  };
}

async function filesByPage(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const guides = await readGuides(siteDir);
  return new Map(
    guides.flatMap(({name, pages}) => pages.map(({file}) => [file, `${name}.arazzo.yaml`] as const)),
  );
}
