import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {root} from './lib/run.mjs';
import {writeOffline} from './offline/writeOffline';

/**
 * `npm run offline`, a part of `npm run build`: writes the worker that keeps guides, reference and search for reading
 * without a network, and the manifest by which the site can be installed.
 */
const {files, bytes} = await writeOffline(await loadSiteConfig(root), root);
console.log(
  files === 0 ? 'offline: switched off' : `offline: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`,
);
