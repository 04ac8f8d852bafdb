import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Lets Docusaurus' generated files be what they are: CommonJS. The `"type": "module"` of package.json reaches into
 * `.docusaurus/` and `build/`, and would forbid it to
 *
 * - the modules of `.docusaurus/`, which call `require.resolveWeak`;
 * - the chunks of the server bundle, one for each `import()`, which the static renderer loads with `require`: the
 *   ending `.cjs` says what they are.
 */
export function generatedModules({generatedFilesDir}: {generatedFilesDir: string}): Plugin {
  return {
    name: 'generated-modules',
    configureWebpack: (_config, isServer) => ({
      ...(isServer && {output: {chunkFilename: 'assets/js/[name].[contenthash:8].cjs'}}),
      module: {
        rules: [
          {
            test: /\.js$/,
            include: path.resolve(generatedFilesDir),
            type: 'javascript/auto',
            resolve: {fullySpecified: false},
          },
        ],
      },
    }),
  };
}
