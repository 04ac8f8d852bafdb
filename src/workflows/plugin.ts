import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PublishedFile} from '../publishing/pages/publishedFiles';
import {writeWhole} from '../publishing/files/writeWhole';
import type {Feature} from '../site/feature';
import {CONTRACT_NAME, workflowFiles} from './plugin/workflowFiles';
import {workflowLinks} from './plugin/workflowLinks';

const STATIC = '.generated/static-workflows';

/** Every guide of several requests as a workflow that programs run (Arazzo), offered on its pages. */
export function workflows(): Feature {
  return {
    name: 'workflows',
    plugins: [publishedWorkflows],
    remarkPlugins: [workflowLinks],
    staticDirectories: [STATIC],
  };
}

function publishedWorkflows({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'workflows',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    /** Written before the bundler copies static files, so that the development server has them too. */
    async loadContent(): Promise<readonly PublishedFile[]> {
      const {files, contract} = await workflowFiles(siteDir, `${siteConfig.url}${baseUrl}`);
      const folder = path.join(siteDir, STATIC, 'workflows');
      await mkdir(folder, {recursive: true});
      const texts = new Map([
        [CONTRACT_NAME, contract],
        ...files.map(({file, text}) => [file, text] as const),
      ]);
      for (const name of await readdir(folder)) if (!texts.has(name)) await rm(path.join(folder, name));
      for (const [name, text] of texts) await writeWhole(path.join(folder, name), text);
      return files.map(({file, guide, document}) => ({
        title: guide.title,
        file: `workflows/${file}`,
        description: `${document.workflows.flatMap(({steps}) => steps).length} requests of the guide as an Arazzo workflow`,
      }));
    },
  };
}
