import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nameScripts, type ClientManifest, type ScriptGroup} from './nameScripts';

/** What this asks of the bundler's compiler. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      readonly tap: (name: string, run: (compilation: {chunkGroups: readonly ScriptGroup[]}) => void) => void;
    };
  };
}

const NAME = 'page-scripts';

/**
 * Names the scripts of each page in its HTML, so that they are asked for together with those of every page. Docusaurus
 * means to do so: when it makes a page it looks for the modules that the page has used in a manifest of the bundle. But
 * the manifest's maker knows neither webpack 5 nor Rspack, and lists no module at all.
 */
export function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  const completeManifest = {
    apply: (compiler: Compiler) => {
      compiler.hooks.afterEmit.tap(NAME, ({chunkGroups}) => {
        const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
        writeFileSync(file, JSON.stringify(nameScripts(manifest, chunkGroups)));
      });
    },
  };
  return {
    name: NAME,
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production' ? {} : {plugins: [completeManifest]},
  };
}
