import {readFile, realpath, stat} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {ToolError} from '../ToolError';
import {isSiteFile, MOST_FILE_BYTES, type SiteFiles} from './SiteFiles';

/** A built site in a folder. Links that lead out of it are not followed. */
export function folderFiles(folder: string): SiteFiles {
  return {
    place: folder,
    read: async (file) => {
      if (!isSiteFile(file)) return undefined;
      const root = await realpath(folder).catch(() => {
        throw new ToolError(
          `There is no built site in ${folder}. Make it with "npm run build", or set MCP_SITE to the address of the portal.`,
        );
      });
      const found = await realpath(join(root, file)).catch(() => undefined);
      if (found === undefined || !found.startsWith(root + sep)) return undefined;
      const {size} = await stat(found);
      if (size > MOST_FILE_BYTES) throw new ToolError(`${file} is too large to be read: ${size} bytes.`);
      return readFile(found, 'utf8');
    },
  };
}
