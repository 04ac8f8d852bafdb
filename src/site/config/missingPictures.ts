import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SiteConfig} from '../types';

/**
 * A sentence for each picture that the configuration names and `static/` lacks. Docusaurus builds without them, and every
 * page asks for a file that is not there.
 */
export function missingPictures(
  {favicon, logo, socialCard, offline}: Pick<SiteConfig, 'favicon' | 'logo' | 'socialCard' | 'offline'>,
  siteDir: string,
): string[] {
  const named = {favicon, 'logo.src': logo.src, socialCard, ...(offline && {'offline.icon': offline.icon})};
  return Object.entries(named)
    .filter(([, file]) => !existsSync(path.join(siteDir, 'static', file)))
    .map(([field, file]) => `'${field}' names ${file}, which static/ lacks: add it or correct the name.`);
}
