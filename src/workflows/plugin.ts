import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';
import {publishWorkflows, STATIC_FOLDER} from './plugin/publishWorkflows';
import {workflowLinks} from './plugin/workflowLinks';

/** Every guide of several requests as a workflow that programs run (Arazzo), offered on its pages. */
export function workflows(): Feature {
  return {
    name: 'workflows',
    plugins: [publishedWorkflows],
    remarkPlugins: [workflowLinks],
    staticDirectories: [STATIC_FOLDER],
  };
}

function publishedWorkflows({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'workflows',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    /** Written before the bundler copies static files, so that the development server has them too. */
    loadContent: () => publishWorkflows(siteDir, `${siteConfig.url}${baseUrl}`),
  };
}
