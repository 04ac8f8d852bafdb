import type {Plugin} from '@docusaurus/types';

/**
 * Leaves modules whose name ends in `.client` out of the bundle that static pages are rendered with: it would be
 * half of the bundle, and no static page shows it. A page that did show it before scripts run would stop the build with
 * the name of the module.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {plugins: [new currentBundler.instance.IgnorePlugin({resourceRegExp: /\.client$/})]} : {},
  };
}
