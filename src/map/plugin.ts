import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';

/** Maps: the engine that draws them, and the base map beneath, which `npm run map-data` makes. */
export function map(): Feature {
  return {name: 'map', plugins: [mapEngine], staticDirectories: ['.generated/static-map']};
}

/**
 * How MapLibre goes into the bundle:
 *
 * - it can import modules into its workers by addresses that only a page knows. Nobody here does, and the bundler
 *   would warn of it at each build. It asks for its own address, too, which is a path of the building machine;
 * - its worker is a file of its own, already bundled. It gets the ending `.js`: not every host knows `.mjs`, and a
 *   browser refuses a worker that is not served as JavaScript. It takes the data of sources as bytes besides.
 */
function mapEngine({siteDir}: LoadContext): Plugin {
  const {resolve} = createRequire(import.meta.url);
  return {
    name: 'map',
    getThemePath: () => path.join(siteDir, 'src/map/theme'),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /maplibre-gl\.mjs$/,
            parser: {exprContextCritical: false},
            use: resolve('./plugin/pageAddress.mjs'),
          },
          {
            test: /maplibre-gl-worker\.mjs$/,
            dependency: 'url',
            type: 'asset/resource',
            use: resolve('./plugin/takesBytes.mjs'),
            generator: {filename: 'assets/js/map-worker.[contenthash:8].js'},
          },
        ],
      },
    }),
  };
}
