const AROUND = 2;
const MOST = 40;

/** Two texts line by line: `-` the first has alone, `+` the second; what is equal is left out but for a few lines. */
export function difference(before: string, after: string): string {
  const rows = aligned(before.split('\n'), after.split('\n'));
  const shown = rows.filter((_, index) =>
    rows.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({sign}) => sign !== ' '),
  );
  const lines = shown.slice(0, MOST).map(({sign, line}) => `    ${sign} ${line}`);
  return [...lines, ...(shown.length > MOST ? [`    … ${shown.length - MOST} more lines`] : [])].join('\n');
}

interface Row {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

/** By the longest common subsequence; beginning and end, mostly equal, are set aside first. */
function aligned(before: readonly string[], after: readonly string[]): Row[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const same = (lines: readonly string[]): Row[] => lines.map((line) => ({sign: ' ', line}));
  return [
    ...same(before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

function middle(before: readonly string[], after: readonly string[]): Row[] {
  // Past this the table would cost more than it tells.
  if (before.length * after.length > 1_000_000) {
    return [
      ...before.map((line): Row => ({sign: '-', line})),
      ...after.map((line): Row => ({sign: '+', line})),
    ];
  }
  const lengths = before.map(() => new Array<number>(after.length + 1).fill(0));
  lengths.push(new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      (lengths[i] as number[])[j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      rows.push({sign: ' ', line: before[i] ?? ''});
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      rows.push({sign: '-', line: before[i] ?? ''});
      i += 1;
    } else {
      rows.push({sign: '+', line: after[j] ?? ''});
      j += 1;
    }
  }
  return rows;
}
