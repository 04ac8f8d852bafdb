/** A number stays a number for the spreadsheet; nothing is an empty cell. */
export type Cell = string | number | null | undefined;

/** What begins a formula, in the widths and forms that spreadsheets read as the same sign. */
const SIGNS = '=+\\-@＝＋－＠﹢﹣﹦﹫';
/** What one program or another takes for the border of a cell or a row, beside the comma. */
const BORDERS = ';|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029';
/** What programs may leave out before they look for a formula. */
const PASSED_OVER = '[\\s\\p{Cc}\\p{Cf}"]*';

/** A text that is a formula as it stands, and one that begins with what may be left out. */
const formula = new RegExp(`^${PASSED_OVER}[${SIGNS}]|^[${BORDERS}]`, 'u');
/**
 * A sign behind a border inside the text. A program that separates by another character than the comma takes what follows
 * for a cell of its own, since a quotation mark inside a cell does not open a quoted one. Behind a comma there is no need:
 * a text with commas is quoted where the comma separates.
 */
const formulaInside = new RegExp(`([${BORDERS}]${PASSED_OVER})(?=[${SIGNS}])`, 'gu');
/** What quotes are for: every character that could end a cell. */
const needsQuotes = new RegExp(`[",${BORDERS}]`, 'u');
/** The mark of UTF-8, without which a spreadsheet may read names as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a spreadsheet opens them (RFC 4180). A text that would be a formula there, or contain one, stays a text. */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const inside = cell.replaceAll(formulaInside, "$1'");
  const safe = formula.test(inside) ? `'${inside}` : inside;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
