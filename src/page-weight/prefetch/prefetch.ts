import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PatchError} from '../PatchError';

/**
 * Lets a page that nobody has touched fetch nothing ahead. Docusaurus fetches the page behind every link in view as
 * soon as it is idle; beside a sidebar of seventy operations that is more than the page itself. With the reader's
 * first movement it goes on as usual, and a link under the pointer is loaded at once as ever.
 */
export function prefetch({siteDir}: LoadContext): Plugin {
  const link = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/exports/Link.js');
  checkLink(readFileSync(link, 'utf8'));
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(siteDir, 'src/page-weight/prefetch/holdPrefetch.ts')],
  };
}

/** @throws PatchError when links ask for pages in another way */
export function checkLink(source: string): void {
  if (!source.includes('window.docusaurus.prefetch('))
    throw new PatchError('prefetch', 'Links fetch pages ahead in another way now.');
}
