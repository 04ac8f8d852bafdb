/** How many letters are wrong, missing, too many, or changed places with their neighbours. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...ways, ...(isSwapped ? [(before[j - 2] ?? 0) + 1] : [])));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
