import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';
import {paths} from '../site/paths';
import {listScripts} from './plugin/listScripts';

/** Guides, reference and search for reading without a network, and the site as an application that can be installed. */
export function offline(): Feature {
  return {name: 'offline', plugins: [savedPages], areas: ['offline']};
}

/**
 * Each page starts a worker that saves the pages when the browser is idle. `scripts/offline.ts` writes the worker behind
 * the build, with the scripts that are listed here.
 */
function savedPages({siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext): Plugin {
  const scripts = path.join(generatedFilesDir, `offline-scripts.${i18n.currentLocale}.json`);
  return {
    name: 'offline',
    getClientModules: () => [path.join(siteDir, 'src/offline/client/onLoad.ts')],
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
