import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {releasesFolder} from '../../src/site/releasesFolder';
import {diffContracts} from './diffContracts';
import {node} from './nodes';
import {operationsOf} from './operations';
import type {Change} from './types';
import {readWords, type Words} from './words';

/** One contract and what it changes in the one before. */
export interface Step {
  /** What the contract says of itself. */
  readonly version: string;
  /** The file that keeps it, without its ending; undefined for the working contract. */
  readonly file?: string;
  /** The file of its words. */
  readonly wordsFile: string;
  readonly words: Words;
  /** How many operations it has. */
  readonly operations: number;
  /** Undefined for the first that is kept. */
  readonly changes?: readonly Change[];
}

export const UNRELEASED = 'unreleased.yaml';

/**
 * The releases that are kept beside the API description, oldest first, and last the working contract. Empty where none
 * is kept.
 *
 * @param apiDescription path of the contract's entry file
 * @param working the working contract, bundled
 */
export async function readHistory(apiDescription: string, working: unknown): Promise<Step[]> {
  const folder = releasesFolder(apiDescription);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json'));
  if (files.length === 0) return [];
  const releases = await Promise.all(
    files.sort(compareVersions).map(async (file) => ({
      file,
      contract: JSON.parse(await readFile(path.join(folder, `${file}.json`), 'utf8')) as unknown,
    })),
  );
  return Promise.all(
    [...releases, {file: undefined, contract: working}].map(async ({file, contract}, index) => {
      const wordsFile = path.join(folder, file === undefined ? UNRELEASED : `${file}.yaml`);
      const before = releases[index - 1];
      return {
        version: String(node(node(contract).info).version),
        wordsFile,
        words: await readWords(wordsFile),
        operations: operationsOf(node(contract)).size,
        ...(file !== undefined && {file}),
        ...(before && {changes: diffContracts(before.contract, contract)}),
      };
    }),
  );
}

/** Orders `2.9.0` before `2.76.0`. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** Whether an entry speaks of a change. */
export function isAbout(
  {places}: {readonly places: readonly string[]},
  {place}: {readonly place: string},
): boolean {
  return places.some((each) => place === each || place.startsWith(`${each}/`));
}
