import type {PlatformClient} from '@site/src/platform';
import {useMemo, useState} from 'react';
import type {ReportView} from './address/reportView';
import type {PlanItem} from './data/planCalls';
import type {ReportData} from './data/reportData';
import {savePlanFile} from './files/savePlanFiles';
import {PlanView} from './plan/PlanView';
import {PrintView} from './print/PrintView';
import {findRows} from './rows/findRows';
import {Together} from './selection/Together';
import {TableView} from './TableView';
import {useCsvExport} from './useCsvExport';
import {reportFailure} from './reportFailure';
import {useHeadingFocus} from './useHeadingFocus';
import {useInSight, useLoading, useRows} from './useReportData';

interface Props {
  readonly items: readonly PlanItem[];
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>, how?: {readonly isStep?: boolean}) => void;
  readonly client: PlatformClient;
  readonly data: ReportData;
  /** Asks for the list anew. */
  readonly reload: () => Promise<void>;
}

/** The table, one plan, several on a map, or sheets to print: whatever the address says. */
export function Report({items, view, change, client, data, reload}: Props) {
  const rows = useRows(data, items);
  const [planId = ''] = view.ids;
  const shown = view.show === 'plan' ? rows.find(({item}) => item.flightPlanId === planId) : undefined;
  const isUnlisted = view.show === 'plan' && !shown;
  const isTable = view.show === 'table' || isUnlisted;
  const found = useMemo(() => findRows(rows, view), [rows, view]);
  const heading = useHeadingFocus(`${view.show} ${view.ids.join()}`);
  const [seen, see] = useInSight();
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const {wanted, saveCsv} = useCsvExport(rows, view.columns, failed);
  const progress = useLoading(data, rows, view, isTable ? seen : view.ids, wanted);
  if (failed !== progress.failed) setFailed(progress.failed);

  const close = () => change({show: 'table', ids: []}, {isStep: true});
  const open = (id: string) => change({show: 'plan', ids: [id]}, {isStep: true});
  if (shown)
    return (
      <PlanView
        key={planId}
        {...{data, close, heading}}
        row={shown}
        print={() => change({show: 'print'}, {isStep: true})}
        saveFile={() => void savePlanFile(client, planId).catch(reportFailure)}
      />
    );
  if (view.show === 'print') return <PrintView {...{rows, data, close, heading}} ids={view.ids} />;
  if (view.show === 'together') return <Together {...{data, open, close, heading}} ids={view.ids} />;
  return (
    <TableView
      {...{items, view, change, client, data, reload, found, progress, see, ticked, tick, saveCsv, heading}}
      unlistedId={isUnlisted ? planId : undefined}
      isBusy={wanted !== undefined}
    />
  );
}
