import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import {PatchError} from '../PatchError';

const THEME = '@docusaurus/theme-classic';
const PRISM_LOADER = 'prism-include-languages';

/**
 * Leaves out the classic theme's client module that brings Prism to every page, 34 KB gzip: code blocks are
 * coloured by `src/code/block`, and nothing else asks for Prism.
 */
export function highlighting(): Plugin {
  const {resolve} = createRequire(import.meta.url);
  checkTheme(readFileSync(resolve(`${THEME}/lib/index.js`), 'utf8'));
  const file = resolve(`${THEME}/lib/${PRISM_LOADER}`);
  return {
    name: 'highlighting',
    // The generated list of client modules names the file without its ending.
    configureWebpack: () => ({resolve: {alias: {[file.replace(/\.js$/, '')]: false}}}),
  };
}

/** @throws PatchError when the theme does not load Prism by this module */
export function checkTheme(source: string): void {
  if (!source.includes(`'./${PRISM_LOADER}'`))
    throw new PatchError('highlighting', 'The classic theme brings Prism by another module now.');
}
