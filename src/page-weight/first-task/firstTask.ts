import type {Plugin} from '@docusaurus/types';

/**
 * Divides the start of a page, so that a reader's tap waits for one part of it and not for all. Docusaurus asks for the
 * scripts of the page's own while its main script is being run; that takes a third of the same task.
 */
export function firstTask(): Plugin {
  const entry = require.resolve('@docusaurus/core/lib/client/clientEntry.js');
  return {
    name: 'first-task',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  include: entry,
                  enforce: 'pre' as const,
                  use: require.resolve('./preloadInOwnTask.mjs'),
                },
              ],
            },
          },
  };
}
