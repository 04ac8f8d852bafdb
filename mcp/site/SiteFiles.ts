/** The files of a built site, wherever they are. */
export interface SiteFiles {
  /** For sentences: the folder or the address. */
  readonly place: string;
  /**
   * @param file - relative to the root of the site, such as `docs/guides/limits.md`; see `isSiteFile`
   * @returns nothing if the site has no such file
   * @throws ToolError if the site cannot be read
   */
  read(file: string): Promise<string | undefined>;
}

/** A longer file is not read: the search index, the largest that is needed, has 0.7 MB. */
export const MOST_FILE_BYTES = 8 * 2 ** 20;

const NAME = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\.(?:md|txt|json|yaml)$/;

/** Whether a name is one of a text below the root of the site: no name leads out of it. */
export function isSiteFile(file: string): boolean {
  return file.length <= 300 && NAME.test(file);
}
