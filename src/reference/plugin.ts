import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {referenceDocs} from '../publishing/reference/referenceDocs';
import type {Feature} from '../site/feature';
import type {LoadedSiteConfig} from '../site/types';

/** The API reference. Its pages are there already (src/publishing/reference). */
export function reference(site: LoadedSiteConfig): Feature {
  return {
    name: 'reference',
    plugins: [referenceDocs(site), openApiTheme, operationPages],
    areas: ['api'],
  };
}

/** The home page of a site that is a reference and nothing else, in place of the one with the platform's chart. */
export function referenceHome(): Feature {
  return {name: 'home', plugins: [referenceHomePage]};
}

function referenceHomePage({baseUrl}: LoadContext): Plugin {
  return {
    name: 'reference-home',
    contentLoaded: ({actions}) =>
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/reference/home/ReferenceHome.tsx',
        exact: true,
      }),
  };
}

/**
 * The OpenAPI theme's components without the rest of the theme. Its own entry adds a stylesheet to every page
 * (73 KB gzip with the site's own) and gives browser code a Buffer and a process; neither must reach this site.
 * See decisions/0003-reference-pages.md.
 */
function openApiTheme(): Plugin {
  const entry = createRequire(import.meta.url).resolve('docusaurus-theme-openapi-docs');
  return {
    name: 'openapi-theme',
    getThemePath: () => path.join(path.dirname(entry), 'theme'),
  };
}

/** The components of ours in the place of some of the OpenAPI theme's. */
function operationPages({siteDir}: LoadContext): Plugin {
  return {
    name: 'reference',
    getThemePath: () => path.join(siteDir, 'src/reference/theme'),
    // What operations share loads with operations. Operations being most of the site, it would else go into the chunk
    // of what half of all pages share, which guides load as well.
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: {
            operation: {
              name: 'operation',
              test: /[\\/]src[\\/]reference[\\/](operation|samples|schema|code|request|contract|theme)[\\/]/,
              chunks: 'async',
              minChunks: 2,
              // Above Docusaurus' own group of common modules (40), below that of styles (50).
              priority: 45,
            },
          },
        },
      },
    }),
  };
}
