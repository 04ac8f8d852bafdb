import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Says it when a part of the first page cannot be loaded. Docusaurus shows a page only when all its parts are
 * there: without this, the pre-rendered page would stand still and never react to a click.
 */
export function loadFailure({siteDir}: LoadContext): Plugin {
  return {
    name: 'load-failure',
    getClientModules: () => [path.join(siteDir, 'src/plugins/load-failure/client.ts')],
  };
}
