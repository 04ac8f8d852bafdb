import {translate} from '@docusaurus/Translate';
import {attributionText} from '@site/src/components/alert-attribution/AlertAttribution';
import {formatCsv, type Cell} from '@site/src/components/download/csv';
import {alertsOf, conflictTitle} from '@site/src/flight-plans/words/conflictWords';
import type {ColumnId} from '../address/columnIds';
import {columns} from '../rows/columns';
import type {ReportRow} from '../rows/reportRow';

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
        [
          translate({id: 'admin.csv.attribution', message: 'Source of the alerts'}),
          ({check}) => check && attributionText(alertsOf(check.conflicts)),
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
