import path from 'node:path';
import {buildFolder} from '../lib/buildFolder.mjs';
import type {SiteConfig} from '../../src/site/types';
import {buildScripts} from './inlineScripts';
import {responseHeaders, type Headers} from './responseHeaders';

/**
 * The headers of the production build.
 * @throws Error that says how to make one, when there is no build.
 */
export function buildHeaders(site: SiteConfig, root: string): Headers {
  return responseHeaders(site, buildScripts(path.join(root, buildFolder)));
}
