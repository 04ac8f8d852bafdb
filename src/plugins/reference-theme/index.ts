import type {Plugin} from '@docusaurus/types';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * The OpenAPI theme's components without the rest of the theme. Its own entry adds a stylesheet to every page
 * (73 KB gzip with the site's own) and gives browser code a Buffer and a process; neither must reach this site.
 * See decisions/0003-reference-pages.md.
 */
export function referenceTheme(): Plugin {
  const entry = createRequire(import.meta.url).resolve('docusaurus-theme-openapi-docs');
  return {
    name: 'reference-theme',
    getThemePath: () => path.join(path.dirname(entry), 'theme'),
    // What operations share loads with operations. Operations being most of the site, it would else go into the chunk
    // of what half of all pages share, which guides load as well.
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: {
            operation: {
              name: 'operation',
              test: /[\\/]src[\\/]reference[\\/](operation|samples|schema|code|request|contract)[\\/]/,
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
