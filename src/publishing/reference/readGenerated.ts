import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a JSON file that `npm run generate` makes.
 *
 * @param file its path below the site's folder
 * @throws when it has not been made yet
 */
export async function readGenerated<Content>(siteDir: string, file: string): Promise<Content> {
  return JSON.parse(await readGeneratedText(siteDir, file)) as Content;
}

/** The same as text. */
export async function readGeneratedText(siteDir: string, file: string): Promise<string> {
  return readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: make it with \`npm run generate\`.`, {cause: error});
  });
}
