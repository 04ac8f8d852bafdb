import path from 'node:path';
import {parse} from 'yaml';

/** Where the source of a path's operations is edited, by path. */
export type EditUrls = Readonly<Record<string, string>>;

type Source = {paths?: Record<string, {$ref?: string}>};

/**
 * Finds the file behind each path of the API description: the one its entry refers to, or the description itself.
 *
 * @param text of the description, as it is written: the bundle no longer knows its parts
 * @param file the description, relative to the repository's root
 * @param editUrl folder of the sources in the repository's browser; without it nothing can be edited
 */
export function editUrls(text: string, file: string, editUrl: string | null): EditUrls {
  if (editUrl === null) return {};
  const {paths = {}} = parse(text) as Source;
  return Object.fromEntries(
    Object.entries(paths).map(([name, {$ref}]) => {
      const part = $ref?.split('#')[0];
      const source = part ? path.posix.join(path.posix.dirname(file), part) : file;
      return [name, `${editUrl.replace(/\/$/, '')}/${source}`];
    }),
  );
}
