import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

const PRISM_LOADER = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Leaves out the classic theme's client module that brings Prism to every page, 29 KB gzip: code blocks are
 * coloured by `src/code/block`, and nothing else asks for Prism.
 */
export function ownHighlighting(): Plugin {
  const file = createRequire(import.meta.url).resolve(PRISM_LOADER);
  return {
    name: 'own-highlighting',
    // The generated list of client modules names the file without its ending.
    configureWebpack: () => ({resolve: {alias: {[file.replace(/\.js$/, '')]: false}}}),
  };
}
