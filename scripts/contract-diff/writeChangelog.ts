import path from 'node:path';
import {CHANGELOG_FILE} from '../../src/changelog/file';
import {referenceFiles} from '../../src/publishing/reference/files';
import {writeIfChanged} from '../lib/writeIfChanged';
import {changesOfOperations, makeChangelog} from './changelog';
import {readHistory} from './history';

/**
 * Writes the data of the changelog, and one file for each operation with what concerns it. Files that are right already
 * are left alone.
 *
 * @param contract the working contract, bundled
 * @param slugs of the operations that have a page
 */
export async function writeChangelog(
  apiDescription: string,
  contract: unknown,
  slugs: readonly string[],
): Promise<void> {
  const known = new Set(slugs);
  const changelog = makeChangelog(await readHistory(apiDescription, contract), known);
  await writeIfChanged(CHANGELOG_FILE, JSON.stringify(changelog));
  for (const [slug, changes] of changesOfOperations(changelog, known))
    await writeIfChanged(path.join(referenceFiles.changes, `${slug}.json`), JSON.stringify(changes));
}
