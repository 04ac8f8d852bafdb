import type {Plugin} from '@docusaurus/types';

/**
 * Puts what pages share into files of its own, as bundlers do by default. Docusaurus copies it into every page, unless
 * half of all pages need it: who went from one operation to the next, or from one error, downloaded the same code again.
 */
export function sharedCode(): Plugin {
  return {
    name: 'shared-code',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  sharedByPages: {...shared, chunks: isPage},
                  sharedOperations: {...shared, chunks: 'async', test: OPERATION},
                },
              },
            },
          },
  };
}

const shared = {
  minChunks: 2,
  /** In bytes before code is minified. Smaller files would compress worse than they save. */
  minSize: 20_000,
  reuseExistingChunk: true,
  // Below Docusaurus's own group of common modules, which is 40.
  priority: 30,
};

/** Guides load the operation of a sample on demand, the workbench any operation. */
const OPERATION = /[\\/]\.generated[\\/]reference[\\/]operations[\\/]/;

/** Docusaurus names the chunks of pages. Of what a page loads on demand, only the shell of the dashboard has a name. */
function isPage({name}: {readonly name?: string | null}): boolean {
  return typeof name === 'string' && name !== 'main';
}
