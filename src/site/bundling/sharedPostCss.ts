import {createRequire} from 'node:module';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

const require = createRequire(import.meta.url);

/**
 * Has all stylesheets of a build pass through the same instances of PostCSS's plugins. Its loader makes new ones for each
 * of 150 files, and looks in each folder above for a configuration of PostCSS, which this repository does not have: a
 * fifth of what Docusaurus's own process does in a build.
 */
export function sharedPostCss(): Plugin {
  return {
    name: 'shared-postcss',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      plugins: options.plugins.map(instanceOf),
    }),
  };
}

/** Docusaurus names a plugin by its path, with options. */
function instanceOf(plugin: unknown): unknown {
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
  const create = require(plugin[0]) as (options: unknown) => unknown;
  return create(plugin[1]);
}
