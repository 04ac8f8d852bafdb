import {existsSync} from 'node:fs';
import path from 'node:path';
import {fill, storyTime} from '../../code/sample-request/placeholders';
import {findOperation, type Addressed} from '../reference/findOperation';
import type {SamplePage} from './types';

/** Languages that a program may be written in, by the ending of its file. */
export const programEndings = ['sh', 'ts', 'py', 'go'] as const;

/**
 * What is wrong with a page beyond its own text: requests of no operation, programs without a file.
 *
 * @param folder where the page stands
 */
export function pageProblems(
  {file, samples}: SamplePage,
  folder: string,
  operations: readonly Addressed[],
): string[] {
  // What is captured fills one part of a path, whatever it is.
  const captures = samples.flatMap((each) => (each.kind === 'request' ? each.request.captures : []));
  const values = Object.fromEntries(captures.map(({name}) => [name, 'x']));
  return samples.flatMap((sample) => {
    if (sample.kind === 'program') {
      const names = programEndings.map((ending) => `samples/${sample.name}.${ending}`);
      if (names.some((name) => existsSync(path.join(folder, name)))) return [];
      return [
        `${file}:${sample.line}  The program ${sample.name} has no file: write one of ${names.join(', ')}.`,
      ];
    }
    const {method, target} = sample.request;
    const filled = fill(target, {now: storyTime, values});
    const at = `${file}:${sample.line}`;
    if (!findOperation(operations, method, filled))
      return [
        `${at}  The contract has no operation ${method} ${filled.split('?')[0]}: look it up in the reference.`,
      ];
    const {pathname, search} = new URL(filled, 'http://localhost');
    return pathname + search === filled
      ? []
      : [`${at}  The address is not encoded: write ${pathname}${search}.`];
  });
}
