import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus's own `utils-common`, which every page loads, takes one function of a line from tslib. Being CommonJS, it
 * brings all of tslib along: 3.7 KB of gzip. Here it finds that one function.
 */
export function smallHelpers(): Plugin {
  return {
    name: 'small-helpers',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]\w+\.js$/,
            resolve: {alias: {tslib: require.resolve('./importDefault.mjs')}},
          },
        ],
      },
    }),
  };
}
