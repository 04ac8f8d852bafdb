import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {minifyOnce} from './minifyOnce';

/**
 * How MapLibre goes into the bundle:
 *
 * - it can import modules into its workers by addresses that only a page knows. Nobody here does, and the bundler
 *   would warn of it at each build. It asks for its own address, too, which is a path of the building machine;
 * - its worker is a file of its own, already bundled. It gets the ending `.js`: not every host knows `.mjs`, and a
 *   browser refuses a worker that is not served as JavaScript;
 * - both are minified once for each version: see `minifyOnce`. The engine has a file of its own for that.
 */
export function mapEngine({siteDir}: LoadContext): Plugin {
  return {
    name: 'map-engine',
    configureWebpack: ({mode}, isServer) => ({
      module: {
        rules: [
          {
            test: /maplibre-gl\.mjs$/,
            parser: {exprContextCritical: false},
            use: require.resolve('./pageAddress.mjs'),
          },
          {
            test: /maplibre-gl-worker\.mjs$/,
            dependency: 'url',
            type: 'asset/resource',
            generator: {filename: 'assets/js/map-worker.[contenthash:8].js'},
          },
        ],
      },
      ...(isServer || mode !== 'production' ? {} : ownFile(path.join(siteDir, '.generated/map'))),
    }),
  };
}

function ownFile(folder: string) {
  return {
    plugins: [minifyOnce(['map-engine', 'map-worker'], folder)],
    optimization: {
      splitChunks: {
        cacheGroups: {
          mapEngine: {
            test: /[\\/]maplibre-gl[\\/]dist[\\/].*\.mjs$/,
            name: 'map-engine',
            filename: 'assets/js/map-engine.[contenthash:5].js',
            chunks: 'async' as const,
            enforce: true,
            priority: 60,
          },
        },
      },
    },
  };
}
