import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';
import {paths} from '../site/paths';
import type {Parts} from './bridge/parts';
import {STATIC_FOLDER, readParts} from './plugin/readParts';

/** The sandbox in the reader's browser: it answers where no other does, and `/sandbox` is the page about it. */
export function sandboxInPage(): Feature {
  return {
    name: 'sandbox-in-page',
    plugins: [sandboxWorker],
    staticDirectories: [STATIC_FOLDER],
    areas: ['sandbox'],
  };
}

function sandboxWorker({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'sandbox-in-page',
    getThemePath: () => path.join(siteDir, 'src/sandbox-in-page/theme'),
    getClientModules: () =>
      ['onLoad.ts', 'navbar.css'].map((file) => path.join(siteDir, 'src/sandbox-in-page/client', file)),
    loadContent: () => readParts(siteDir),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('parts.json', content as Parts);
      actions.addRoute({
        path: `${baseUrl}${paths.sandbox.slice(1)}`,
        component: '@site/src/sandbox-in-page/page/SandboxPage.tsx',
        exact: true,
      });
    },
  };
}
