import type {Plugin} from '@docusaurus/types';

/**
 * How MapLibre goes into the bundle:
 *
 * - it can import modules into its workers by addresses that only a page knows. Nobody here does, and the bundler
 *   would warn of it at each build. It asks for its own address, too, which is a path of the building machine;
 * - its worker is a file of its own, already bundled. It gets the ending `.js`: not every host knows `.mjs`, and a
 *   browser refuses a worker that is not served as JavaScript.
 */
export function mapEngine(): Plugin {
  return {
    name: 'map-engine',
    configureWebpack: () => ({
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
    }),
  };
}
