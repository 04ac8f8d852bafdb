import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets a page that nobody has touched fetch nothing ahead. Docusaurus fetches the page behind every link in view as
 * soon as it is idle; beside a sidebar of seventy operations that is more than the page itself. With the reader's
 * first movement it goes on as usual, and a link under the pointer is loaded at once as ever.
 */
export function calmPrefetch({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'calm-prefetch',
    getClientModules: () => [path.join(siteDir, 'src/plugins/calm-prefetch/client.ts')],
  };
}
