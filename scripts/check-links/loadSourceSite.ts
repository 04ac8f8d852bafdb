import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {readSourceSite, type SourceSite} from './sourceSite';

/** The site as it is written, with the addresses that its sidebars make. */
export async function loadSourceSite(root: string): Promise<SourceSite> {
  const sidebars = (await import(pathToFileURL(path.join(root, 'sidebars.ts')).href)) as {
    readonly default: unknown;
  };
  return readSourceSite(root, sidebars.default);
}
