import {structuredPatch} from 'diff';

const CONTEXT_LINES = 2;
const MOST_LINES = 40;
/** Beyond so many changed lines, the search for the smallest difference would take longer than a reader waits. */
const MOST_CHANGES = 1_000;

/** Compares two texts line by line: `-` stands before lines of the first alone, `+` before lines of the second. */
export function difference(before: string, after: string): string {
  const lines = changedLines(before, after);
  const shown = lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, 1)} ${line.slice(1)}`);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`    … ${left} more lines`] : [])].join('\n');
}

function changedLines(before: string, after: string): string[] {
  // Both end with a line break, so that the library has nothing to say about a missing one.
  const patch = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', {
    context: CONTEXT_LINES,
    maxEditLength: MOST_CHANGES,
  });
  if (patch) return patch.hunks.flatMap(({lines}) => lines);
  return [...before.split('\n').map((line) => `-${line}`), ...after.split('\n').map((line) => `+${line}`)];
}
