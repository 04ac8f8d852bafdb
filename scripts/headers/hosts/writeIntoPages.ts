import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Headers} from '../responseHeaders';
import {metaTags, withMetaTags} from './metaTags';

/**
 * Writes into every page of the build what of the headers it can say by itself, and the file that keeps GitHub Pages
 * from taking the build for sources of its own.
 * @returns what was done, in a sentence.
 */
export async function writeIntoPages(headers: Headers, root: string): Promise<string> {
  const folder = path.join(root, 'build');
  const files = await readdir(folder, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(folder, file));
  const tags = metaTags(headers);
  for (const page of pages) await writeFile(page, withMetaTags(await readFile(page, 'utf8'), tags));
  await writeFile(path.join(folder, '.nojekyll'), '');
  return `${pages.length} pages of build/ now say their own policy. What only a header can say is missing.`;
}
