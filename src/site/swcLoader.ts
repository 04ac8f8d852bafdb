import type {Config} from '@docusaurus/types';

type JsLoader = Exclude<NonNullable<NonNullable<Config['webpack']>['jsLoader']>, string>;

/**
 * The loader of Docusaurus Faster, as a loader of the site's own. With Faster's switch the build would tell people to
 * remove `babel.config.js`, which `docusaurus write-translations` reads all the same.
 */
export async function createSwcLoader(): Promise<JsLoader> {
  // Read only when a bundler is near: it brings Rspack.
  const {getSwcLoaderOptions} = await import('@docusaurus/faster');
  return (isServer) => ({
    loader: 'builtin:swc-loader',
    options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
  });
}
