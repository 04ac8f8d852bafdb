import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {root} from './run.mjs';

/** Where the browser tests leave what the summary of `npm test` says about them. */
export const remarksFile = new URL('../../test-results/remarks.txt', import.meta.url);

/** What they left: nothing, when every test passed at once or none ran. */
export async function readRemarks() {
  return (await readFile(remarksFile, 'utf8').catch(() => '')).trim();
}

/** Where Vitest leaves what came of the unit tests. */
export const unitResultsFile = new URL('../../test-results/units.json', import.meta.url);

/** What there is to say about the unit tests: nothing, when all passed, or none came to an end. */
export async function readUnitRemarks() {
  const results = await readFile(unitResultsFile, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return results ? unitRemarks(results) : '';
}

/**
 * The unit tests that failed, each with the first line of its reason.
 *
 * @typedef {{status: string, fullName: string, failureMessages: string[]}} Assertion
 * @param {{testResults: {name: string, message: string, assertionResults: Assertion[]}[]}} results as Vitest writes them
 */
export function unitRemarks({testResults}) {
  return testResults
    .flatMap(({name, message, assertionResults}) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({status}) => status === 'failed');
      // A file that could not be read has a message of its own, and no tests.
      if (failed.length === 0) return message === '' ? [] : [`failed: ${file}`, `    ${firstLine(message)}`];
      return failed.flatMap(({fullName, failureMessages: [reason = '']}) => [
        `failed: ${file} › ${fullName}`,
        `    ${firstLine(reason)}`,
      ]);
    })
    .join('\n');
}

/**
 * Forgets what an earlier run left.
 *
 * @param {URL} file
 */
export const forget = (file) => rm(file, {force: true});

/** @param {string} text */
const firstLine = (text) => stripVTControlCharacters(text.split('\n')[0] ?? '');
