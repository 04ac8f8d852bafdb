import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Every page of a docs instance downloads title and description of all of its pages, which only the lists of a
 * category show: with 130 pages some 4 KB that few readers use.
 */
export function docsList({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'docs-list',
    configureWebpack: (_config, isServer) => ({
      // By number alone: a page downloads the names of all files, and those of pages are digests that tell nobody anything.
      ...(!isServer &&
        process.env['NODE_ENV'] === 'production' && {
          output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        }),
      module: {
        rules: [
          {
            test: /\.json$/,
            include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
            type: 'json',
            use: [path.join(siteDir, 'src/page-weight/docs-list/listedDocs.mjs')],
          },
        ],
      },
    }),
  };
}
