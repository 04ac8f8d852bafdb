import type {Plugin} from '@docusaurus/types';
import {shortenClasses} from './classNames';

/**
 * Names scripts that load on demand by id and a short digest. The bundler's runtime lists every one of them, on every
 * page: Docusaurus's own names, a word of 8 digits that nobody reads and a digest of 8, take 1.4 KB more of gzip in a
 * site of 300 such scripts. A digest has to differ only from that of the same script in another release.
 *
 * The bundler's "real" digests are switched off: it exchanges them in the finished files as text, wherever the same
 * letters stand, and a short one may stand anywhere: a number of MapLibre's tables was exchanged for a digest.
 *
 * Scripts with the same content become one, which Docusaurus leaves out: each guide that runs an operation brought a
 * copy of its description.
 *
 * Classes of CSS modules become short too: see `shortenClasses`.
 */
export function shortNames(): Plugin {
  return {
    name: 'short-names',
    configureWebpack: (config, isServer) => {
      if (config.mode !== 'production') return {};
      shortenClasses(config);
      if (isServer) return {};
      return {
        output: {chunkFilename: 'assets/js/[id].[contenthash:5].js'},
        optimization: {realContentHash: false, mergeDuplicateChunks: true},
      };
    },
  };
}
