/** How many rows are read at once of what may be long. */
const ROWS_AT_ONCE = 200;

/**
 * Rows of a list that is ordered by a name, read a page at a time while they are used: a list of any length takes the
 * memory of one page. What is written meanwhile behind the position that was reached is seen, what is written before it is
 * not; no row comes twice.
 *
 * @param read - the first rows whose name comes after `after`, at most `limit` of them; `''` comes before every name
 */
export function* pages<Row extends {readonly name: string}>(
  read: (after: string, limit: number) => readonly Row[],
  limit = ROWS_AT_ONCE,
): Generator<Row, void, undefined> {
  let after = '';
  for (;;) {
    const rows = read(after, limit);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = last.name;
  }
}
