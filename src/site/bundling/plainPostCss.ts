import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * Has PostCSS do nothing but name the classes of modules. Lightning CSS, which minifies the stylesheets of a build, adds
 * what the browsers of `.browserslistrc` need; postcss-preset-env did the same work before it. Nor does PostCSS look in
 * each folder above a file for a configuration, which this repository does not have.
 */
export function plainPostCss(): Plugin {
  return {
    name: 'plain-postcss',
    configurePostCss: (options: PostCssOptions) => ({...options, config: false, plugins: []}),
  };
}
