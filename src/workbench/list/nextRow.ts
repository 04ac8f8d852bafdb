/** The row that a key leads to from another; undefined where the key leads nowhere. */
export function nextRow(key: string, row: number, count: number): number | undefined {
  const rows: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(rows, key) ? rows[key] : undefined;
  return next === undefined || next === row || next < 0 || next >= count ? undefined : next;
}
