import {useMemo, useState} from 'react';
import {useHeadingFocus} from '../shared/useHeadingFocus';
import {useInSight} from '../shared/useInSight';
import {savePlanFile} from './files/savePlanFiles';
import {PlanView} from './plan/PlanView';
import {PrintView} from './print/PrintView';
import {findRows} from './rows/findRows';
import {Together} from './selection/Together';
import {TableView} from './TableView';
import {useCsvExport} from './useCsvExport';
import {reportFailure} from './reportFailure';
import type {ReportProps} from './reportProps';
import {useFailed, useLoading, useRows} from './useReportData';

/** The table, one plan, several on a map, or sheets to print: whatever the address says. */
export function Report({items, view, change, client, data, reload}: ReportProps) {
  const rows = useRows(data, items);
  const [planId = ''] = view.ids;
  const shown = view.show === 'plan' ? rows.find(({item}) => item.flightPlanId === planId) : undefined;
  const isUnlisted = view.show === 'plan' && !shown;
  const isTable = view.show === 'table' || isUnlisted;
  const found = useMemo(() => findRows(rows, view), [rows, view]);
  const heading = useHeadingFocus(`${view.show} ${view.ids.join()}`);
  const [seen, see] = useInSight();
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set());
  const failed = useFailed(data, rows);
  const {wanted, saveCsv} = useCsvExport(rows, view.columns, failed);
  const progress = useLoading(data, rows, view, isTable ? seen : view.ids, wanted);

  const close = () => change({show: 'table', ids: []}, {isStep: true});
  const open = (id: string) => change({show: 'plan', ids: [id]}, {isStep: true});
  if (shown)
    return (
      <PlanView
        key={planId}
        data={data}
        close={close}
        heading={heading}
        row={shown}
        print={() => change({show: 'print'}, {isStep: true})}
        saveFile={() => void savePlanFile(client, planId).catch(reportFailure)}
      />
    );
  if (view.show === 'print')
    return <PrintView rows={rows} data={data} close={close} heading={heading} ids={view.ids} />;
  if (view.show === 'together')
    return <Together data={data} open={open} close={close} heading={heading} ids={view.ids} />;
  return (
    <TableView
      items={items}
      view={view}
      change={change}
      client={client}
      data={data}
      reload={reload}
      found={found}
      progress={progress}
      failed={failed}
      see={see}
      ticked={ticked}
      tick={tick}
      saveCsv={saveCsv}
      heading={heading}
      unlistedId={isUnlisted ? planId : undefined}
      isBusy={wanted !== undefined}
    />
  );
}
