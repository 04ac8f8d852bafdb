import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {buildHeaders} from './headers/buildHeaders';
import {fileHeaders} from './headers/fileHeaders';
import {buildFolder} from './lib/buildFolder.mjs';
import {ports} from './lib/ports.mjs';
import {root} from './lib/run.mjs';
import {serveFolders} from './lib/serveFolders';

/** The production build with the headers that its host sends. `npm run serve` starts it beside the sandbox. */
const site = await loadSiteConfig(root);
const headers = buildHeaders(site, root);
await serveFolders([buildFolder], {
  port: ports.portal,
  baseUrl: site.baseUrl,
  headersOf: (path) => ({...headers, ...fileHeaders(path)}),
  isCompressed: false,
});
