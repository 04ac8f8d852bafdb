import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {cutCoasts} from './cutCoasts';

/**
 * Puts into the worker what the sandbox of Node reads from files while it runs: the contracts and the coasts. A worker
 * has no files, and one download is quicker than four.
 */
export function embeddedFiles(siteDir: string): Plugin {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const files = {
    contract: path.join(siteDir, '.generated/openapi.json'),
    portalServiceContract: path.join(siteDir, '.generated/portal-service.json'),
    coasts: resolve('world-atlas/countries-50m.json'),
  };
  const names = Object.keys(files);
  return {
    name: 'embedded-files',
    setup: ({onResolve, onLoad}) => {
      onResolve({filter: /\/embeddedTexts$/}, () => ({path: 'embeddedTexts', namespace: 'embedded'}));
      onLoad({filter: /countries-50m\.json$/}, async ({path: file}) => ({
        contents: cutCoasts(await readFile(file, 'utf8')),
        loader: 'text',
      }));
      onLoad({filter: /^embeddedTexts$/, namespace: 'embedded'}, () => ({
        contents: [
          ...Object.values(files).map(
            (file, index) => `import file${index} from ${JSON.stringify(file)} with {type: 'text'};`,
          ),
          `export const embeddedTexts = {${names.map((name, index) => `${name}: file${index}`).join(', ')}};`,
        ].join('\n'),
        resolveDir: siteDir,
      }));
    },
  };
}
