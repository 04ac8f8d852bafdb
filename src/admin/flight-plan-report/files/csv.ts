import {translate} from '@docusaurus/Translate';
import {conflictTitle} from '@site/src/flight-plans/words/conflictWords';
import type {ColumnId} from '../address/columnIds';
import {columns} from '../rows/columns';
import type {ReportRow} from '../rows/reportRow';

type Cell = string | number | undefined;

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** The mark of UTF-8, without which a spreadsheet may read names as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a spreadsheet opens them (RFC 4180). A text that would be a formula there stays a text. */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The table with the columns that are shown, figures as figures. */
export function reportCsv(rows: readonly ReportRow[], shown: readonly ColumnId[]): string {
  const spread = shown.flatMap((id) => csvColumns(id));
  const head = ['id', ...spread.map(([title]) => title)];
  return formatCsv([
    head,
    ...rows.map((row) => [row.item.flightPlanId, ...spread.map(([, valueOf]) => valueOf(row))]),
  ]);
}

type CsvColumn = readonly [title: string, valueOf: (row: ReportRow) => Cell];

function csvColumns(id: ColumnId): readonly CsvColumn[] {
  const {title, value, text} = columns[id];
  switch (id) {
    case 'conflicts':
      return [
        [title(), (row) => text?.(row)],
        [
          translate({id: 'admin.csv.conflicts', message: 'Conflicts'}),
          ({check}) => check && [...new Set(check.conflicts.map(conflictTitle))].join('; '),
        ],
      ];
    case 'highest':
      return [
        [`${title()} (m)`, (row) => rounded(value(row))],
        [
          translate({id: 'admin.csv.mode', message: 'Altitude mode'}),
          ({contents}) => contents?.facts.highest?.mode,
        ],
      ];
    case 'length':
      return [[`${title()} (m)`, (row) => rounded(value(row))]];
    case 'duration':
      return [[`${title()} (s)`, (row) => rounded(value(row))]];
    default:
      return [[title(), value]];
  }
}

const rounded = (value: Cell): Cell => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);
