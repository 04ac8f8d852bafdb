import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Whole questions that people ask, by the address of the page or section that they lead to. */
export type Phrasings = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the files of `phrasings`: blocks with a blank line between them, of which the first line is an address and each
 * other line a question. What leads to one address may stand in several files.
 *
 * @param siteDir the folder of the project
 */
export function readPhrasings(siteDir: string): Phrasings {
  const folder = path.join(siteDir, 'src/search/indexing/phrasings');
  const found = new Map<string, string[]>();
  for (const file of readdirSync(folder).toSorted())
    for (const block of readFileSync(path.join(folder, file), 'utf8').trim().split(/\n\n+/)) {
      const [to = '', ...questions] = block.split('\n');
      found.set(to, [...(found.get(to) ?? []), ...questions]);
    }
  return Object.fromEntries(found);
}
