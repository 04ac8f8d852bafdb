import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Shows a page whose address is spelled otherwise than its file, `/docs/Guides` or `/docs/guides.html`. The host has no
 * such file and sends the page for unknown addresses, while the router finds the page: React would hydrate one with the
 * other, and fail (error 418).
 */
export function knownAddresses({siteDir}: LoadContext): Plugin {
  return {
    name: 'known-addresses',
    getClientModules: () => [path.join(siteDir, 'src/plugins/known-addresses/client.ts')],
  };
}
