import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {component, data, importLine} from '../../publishing/samples/elements';
import {workflowOfPage} from './publishWorkflows';

/** A remark plugin: at the end of each page whose requests are a workflow, a link to it. */
export function workflowLinks() {
  return async (tree: Root, {path: file, cwd: siteDir}: VFile): Promise<void> => {
    const workflow = await workflowOfPage(siteDir, path.relative(siteDir, file).replaceAll(path.sep, '/'));
    if (workflow === undefined) return;
    tree.children.unshift(importLine('WorkflowLink', 'WorkflowLink', '@site/src/workflows/WorkflowLink'));
    tree.children.push(component('WorkflowLink', {file: data(workflow)}));
  };
}
