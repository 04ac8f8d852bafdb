import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * Leaves what browsers lack to Lightning CSS, which minifies the stylesheets of a build and knows the browsers of
 * `.browserslistrc`: postcss-preset-env did the same work before it. Nor does PostCSS look in each folder above a file
 * for a configuration, which this repository does not have.
 */
export function plainPostCss(): Plugin {
  return {
    name: 'plain-postcss',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
  };
}

/** Docusaurus names it by its path, with options; the plugin of cascade layers stays. */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
}
