import type {Plugin} from '@docusaurus/types';

/**
 * Gives libraries the one function that they need in place of a whole package of them.
 *
 * Docusaurus's own `utils-common`, which every page loads, takes one function of a line from tslib. Being CommonJS, it
 * brings all of tslib along: 3.7 KB of gzip. The identity library's state machine takes two functions of lodash, which is
 * CommonJS as well: 9 KB wherever somebody signs in, and 50 bytes in the bundler's runtime on every page.
 */
export function smallHelpers(): Plugin {
  return {
    name: 'small-helpers',
    configureWebpack: () => ({
      module: {
        rules: [
          helpersFor(/@docusaurus[\\/]utils-common[\\/]lib[\\/]\w+\.js$/, {
            tslib: require.resolve('./importDefault.mjs'),
          }),
          helpersFor(/@aws-amplify[\\/]ui[\\/]dist[\\/]esm[\\/]/, {
            'lodash/pickBy.js': require.resolve('./pickBy.mjs'),
            'lodash/merge.js': require.resolve('./merge.mjs'),
          }),
        ],
      },
    }),
  };
}

/** A rule of the bundler: what the files of a library find in place of others. */
function helpersFor(files: RegExp, alias: Record<string, string>) {
  return {test: files, resolve: {alias}};
}
