import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Leaves out of the script of every page what of Docusaurus's own lists no browser reads: the names of 300 files, the
 * versions of plugins, the addresses of the reference's pages, and the settings of the build. It is 4 KB of gzip.
 */
export function leanRegistry({generatedFilesDir}: {generatedFilesDir: string}): Plugin {
  const rule = (file: string, loader: string) => ({
    include: path.join(generatedFilesDir, file),
    use: loader,
  });
  return {
    name: 'lean-registry',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {...rule('registry.js', require.resolve('./leaveOutNames.mjs')), enforce: 'pre' as const},
                rule('docusaurus.config.mjs', require.resolve('./leanConfig.mjs')),
                rule('globalData.json', require.resolve('./leanGlobalData.mjs')),
                rule('site-metadata.json', require.resolve('./leanMetadata.mjs')),
              ],
            },
          },
  };
}
