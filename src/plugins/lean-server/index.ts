import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Leaves out of the server bundle what pages load on demand: maps, editors, the identity library, and the rooms behind
 * the sign-in. Static pages show none of it, and it was two thirds of the bundle's modules.
 */
export function leanServer({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'lean-server',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            module: {
              rules: [
                {
                  test: /\.tsx?$/,
                  include: path.join(siteDir, 'src'),
                  // The static page of a protected path shows this guard, which open pages do without.
                  exclude: path.join(siteDir, 'src/auth/guards/ProtectedPath.tsx'),
                  use: require.resolve('./refuseImports.mjs'),
                },
              ],
            },
          }
        : {},
  };
}
