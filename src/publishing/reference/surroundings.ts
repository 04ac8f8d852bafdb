import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {referenceFiles} from './files';
import type {GuideText} from './guideUses';
import {relatedOperations, type RelatableOperation} from './relatedOperations';
import type {ErrorUse, OperationSurroundings, PanelUse} from './types';

interface Sources {
  readonly operations: readonly RelatableOperation[];
  readonly guides: readonly GuideText[];
  /** By the slug of an operation. */
  readonly panels: ReadonlyMap<string, readonly PanelUse[]>;
  /** By the slug of an operation. */
  readonly errors: ReadonlyMap<string, readonly ErrorUse[]>;
}

/** What stands around each operation, by its slug. Every operation has an entry. */
function surroundings({
  operations,
  guides,
  panels,
  errors,
}: Sources): ReadonlyMap<string, OperationSurroundings> {
  const related = relatedOperations(operations, guides);
  return new Map(
    operations.map(({slug}) => [
      slug,
      {
        related: related.get(slug) ?? {before: [], after: [], same: []},
        errors: errors.get(slug) ?? [],
        panels: panels.get(slug) ?? [],
      },
    ]),
  );
}

/** Writes one file for each operation; one that is right already is left alone, so that nothing is built again. */
export async function writeSurroundings(siteDir: string, sources: Sources): Promise<void> {
  const folder = path.join(siteDir, referenceFiles.around);
  await mkdir(folder, {recursive: true});
  for (const [slug, around] of surroundings(sources)) {
    const file = path.join(folder, `${slug}.json`);
    const text = JSON.stringify(around);
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text);
  }
}
