import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {paths} from '../../site/paths';
import {listScripts} from './listScripts';

/**
 * Lets guides, reference and search be read without a network: each page starts a worker that saves them when the
 * browser is idle. `scripts/offline.ts` writes the worker behind the build, with the scripts that are listed here.
 */
export function offline({siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext): Plugin {
  const scripts = path.join(generatedFilesDir, `offline-scripts.${i18n.currentLocale}.json`);
  return {
    name: 'offline',
    getClientModules: () => [path.join(siteDir, 'src/plugins/offline/client.ts')],
    contentLoaded: ({actions}) =>
      actions.addRoute({
        path: `${baseUrl}${paths.offline.slice(1)}`,
        component: '@site/src/offline/page/OfflinePage.tsx',
        exact: true,
      }),
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [listScripts(scripts)]}),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.json`}}],
    }),
  };
}
