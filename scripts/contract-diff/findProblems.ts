import {compareVersions, isAbout, type Step} from './history';

/**
 * What is wrong with the history of a contract, each in a sentence: a release that is not what its name says, a change
 * that breaks programs under the version that they know, a change without words, and words without a change.
 */
export function findProblems(history: readonly Step[]): string[] {
  return [
    ...history.flatMap((step, index) => problemsOf(step, history[index - 1])),
    ...repeatedIds(history).map(
      (id) => `Two entries have the id ${id}: links and feeds would find one of them only.`,
    ),
  ];
}

function problemsOf(step: Step, before: Step | undefined): string[] {
  const {version, file, wordsFile, words, changes = []} = step;
  const breaking = changes.filter(({verdict}) => verdict === 'breaking').length;
  return [
    ...when(
      file !== undefined && file !== version,
      `${file}.json contains version ${version}: a release has the name of its version.`,
    ),
    ...when(
      before !== undefined && compareVersions(version, before.version) < 0,
      `Version ${version} is older than ${before?.version}, which is released: set \`info.version\` to a newer one.`,
    ),
    ...when(
      breaking > 0 && version === before?.version,
      `${breaking} change(s) break programs that know version ${version}: set \`info.version\` to a newer one, or find a way that breaks none.`,
    ),
    ...changes
      .filter((change) => !words.entries.some((entry) => isAbout(entry, change)))
      .map(({place}) => `${place} changed, but no entry of ${wordsFile} says so.`),
    ...words.entries.flatMap((entry) =>
      entry.places
        .filter((place) => !changes.some((change) => isAbout({places: [place]}, change)))
        .map((place) => `${wordsFile}: the entry ${entry.id} names ${place}, where nothing changed.`),
    ),
  ];
}

function repeatedIds(history: readonly Step[]): string[] {
  const ids = history.flatMap(({words}) => words.entries.map(({id}) => id));
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function when(isSo: boolean, problem: string): string[] {
  return isSo ? [problem] : [];
}
