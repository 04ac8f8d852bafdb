import type {ChangedOperation, ChangelogEntry, ChangelogVersion} from '../../src/changelog/types';
import {slug} from '../../src/openapi/document/slug';
import {blockHtml, firstSentence} from '../../src/publishing/reference/markdown';
import type {OperationChange} from '../../src/publishing/reference/types';
import {shownValues} from './describeChange';
import {isAbout, type Step} from './history';
import type {Change} from './types';
import type {Entry} from './words';

/**
 * What pages tell of a history, newest first. A working contract that changes nothing is left out.
 *
 * @param history oldest first, the working contract last
 * @param slugs of the operations that have a page
 */
export function makeChangelog(history: readonly Step[], slugs: ReadonlySet<string>): ChangelogVersion[] {
  const versions = history.map((step, index): ChangelogVersion => {
    const {version, file, words, operations, changes} = step;
    const entries = words.entries.map((entry) => makeEntry(entry, changes ?? [], slugs));
    return {
      version,
      isReleased: file !== undefined,
      isUnnamed: file === undefined && version === history[index - 1]?.version,
      operations,
      ...(words.date !== undefined && {date: words.date}),
      ...(changes && {entries}),
    };
  });
  return versions.filter(({isUnnamed, entries = []}) => !isUnnamed || entries.length > 0).reverse();
}

function makeEntry(
  {id, words, places}: Entry,
  all: readonly Change[],
  slugs: ReadonlySet<string>,
): ChangelogEntry {
  const changes = all.filter((change) => isAbout({places}, change));
  const html = blockHtml(words.trim());
  return {
    id,
    words: html,
    text: plainText(words),
    isBreaking: changes.some(({verdict}) => verdict === 'breaking'),
    operations: operationsOf(changes, slugs),
    differences: changes.map((change) => ({
      place: change.place,
      action: change.action,
      verdict: change.verdict,
      ...shownValues(change),
    })),
  };
}

function operationsOf(changes: readonly Change[], slugs: ReadonlySet<string>): ChangedOperation[] {
  const ids = [...new Set(changes.flatMap(({operations}) => operations))].sort();
  return ids.map((id) => ({
    id,
    isBroken: changes.some(({breaks}) => breaks.includes(id)),
    ...(slugs.has(slug(id)) && {slug: slug(id)}),
  }));
}

function plainText(words: string): string {
  return words
    .trim()
    .split(/(?<=[.!?])\s+/)
    .map(firstSentence)
    .join(' ');
}

/** The entries that concern each operation, by the slugs of all operations that have a page. */
export function changesOfOperations(
  changelog: readonly ChangelogVersion[],
  slugs: ReadonlySet<string>,
): ReadonlyMap<string, readonly OperationChange[]> {
  const all = changelog.flatMap(({version, isReleased, isUnnamed, entries = []}) =>
    entries.map((entry) => ({entry, version: {version, isReleased, isUnnamed}})),
  );
  return new Map(
    [...slugs].map((each) => [
      each,
      all.flatMap(({entry: {id, words, operations}, version}): OperationChange[] => {
        const operation = operations.find((other) => other.slug === each);
        return operation ? [{id, words, isBreaking: operation.isBroken, version}] : [];
      }),
    ]),
  );
}
