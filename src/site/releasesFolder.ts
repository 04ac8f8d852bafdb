import {existsSync} from 'node:fs';
import path from 'node:path';

/** Where the released contracts are kept: beside the API description. */
export function releasesFolder(apiDescription: string): string {
  return path.join(path.dirname(apiDescription), 'releases');
}

/** Whether the contract has a history. A provider's own need not. */
export function keepsReleases(apiDescription: string): boolean {
  return existsSync(releasesFolder(apiDescription));
}
