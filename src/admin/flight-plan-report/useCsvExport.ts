import {downloadFile} from '@site/src/components/download/downloadFile';
import {useEffect, useState} from 'react';
import type {ColumnId} from './address/columnIds';
import {reportCsv} from './files/reportCsv';
import {reportMissing} from './files/reportMissing';
import type {Need} from './rows/columns';
import type {ReportRow} from './rows/reportRow';

/** Plans of which something must be known before a file can be written. */
export interface Wanted {
  readonly ids: readonly string[];
  readonly need: Exclude<Need, 'list'>;
}

/** Writes the table as CSV once all that it shows is known of the plans. */
export function useCsvExport(
  rows: readonly ReportRow[],
  shown: readonly ColumnId[],
  failed: readonly string[],
) {
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    if (!wanted) return;
    const byId = new Map(rows.map((row) => [row.item.flightPlanId, row]));
    const own = wanted.ids.flatMap((id) => byId.get(id) ?? []);
    const isKnown = ({contents, check}: ReportRow) =>
      (wanted.need === 'check' ? check : contents) !== undefined;
    const unknown = own.filter((row) => !isKnown(row)).map(({item}) => item.flightPlanId);
    if (!unknown.every((id) => failed.includes(id))) return;
    setWanted(undefined);
    reportMissing(unknown);
    downloadFile('flight-plans.csv', 'text/csv', reportCsv(own, shown));
  }, [wanted, rows, shown, failed]);
  return {
    wanted,
    saveCsv: (ids: readonly string[]) =>
      setWanted({ids, need: shown.includes('conflicts') ? 'check' : 'contents'}),
  };
}
