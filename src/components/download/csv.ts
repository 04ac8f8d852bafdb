/** A number stays a number for the spreadsheet; nothing is an empty cell. */
export type Cell = string | number | null | undefined;

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** The mark of UTF-8, without which a spreadsheet may read names as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a spreadsheet opens them (RFC 4180). A text that would be a formula there stays a text. */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
