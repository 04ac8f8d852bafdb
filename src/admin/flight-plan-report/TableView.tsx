import {downloadFile} from '@site/src/components/download/downloadFile';
import {notify} from '@site/src/components/notices';
import {translate} from '@docusaurus/Translate';
import type {PlatformClient} from '@site/src/platform';
import {useState} from 'react';
import type {ReportView} from './address/reportView';
import type {PlanItem} from './data/planCalls';
import type {ReportData} from './data/reportData';
import {savePlanFiles} from './files/saveFiles';
import {selectionGeoJson} from './files/selectionGeoJson';
import {FilterBar} from './filters/FilterBar';
import {LoadProgress} from './filters/LoadProgress';
import {ImportView} from './import/ImportView';
import {reportFailure} from './reportFailure';
import type {FoundRows} from './rows/findRows';
import {SelectionBar} from './selection/SelectionBar';
import {ReportTable} from './table/ReportTable';
import {loadPlans} from './useLoadedPlans';
import type {Progress} from './useReportData';

interface Props {
  readonly items: readonly PlanItem[];
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>, how?: {readonly isStep?: boolean}) => void;
  readonly client: PlatformClient;
  readonly data: ReportData;
  readonly reload: () => Promise<void>;
  readonly found: FoundRows;
  readonly progress: Progress;
  readonly see: (ids: readonly string[]) => void;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (ids: ReadonlySet<string>) => void;
  readonly saveCsv: (ids: readonly string[]) => void;
  /** Whether a file waits for what it is made of. */
  readonly isBusy: boolean;
}

/** Filters, what can be done with plans, and the table. */
export function TableView(props: Props) {
  const {items, view, change, client, data, reload, found, progress, see, ticked, tick, saveCsv} = props;
  const [isImporting, setImporting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const chosen = () =>
    found.rows.map(({item}) => item.flightPlanId).filter((id) => ticked.size === 0 || ticked.has(id));
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(reportFailure);
    setBusy(false);
  };
  const saveGeoJson = async () => {
    const {plans, failed} = await loadPlans(data, chosen());
    const text = `${JSON.stringify(selectionGeoJson(plans), undefined, 2)}\n`;
    downloadFile('flight-plans.geojson', 'application/geo+json', text);
    if (failed.length > 0)
      notify(
        'error',
        translate(
          {id: 'admin.report.geojsonFailed', message: 'Missing in the file, they could not be read: {ids}'},
          {ids: failed.join(', ')},
        ),
      );
  };
  return (
    <>
      <FilterBar {...{view, change, items}} />
      <SelectionBar
        ticked={chosen().filter((id) => ticked.has(id)).length}
        found={found.rows.length}
        isBusy={props.isBusy || isBusy}
        saveCsv={() => saveCsv(chosen())}
        saveGeoJson={() => void whileBusy(saveGeoJson)}
        saveFiles={() => void whileBusy(() => savePlanFiles(client, chosen()))}
        showTogether={() => change({show: 'together', ids: chosen()}, {isStep: true})}
        print={() => change({show: 'print', ids: chosen()}, {isStep: true})}
        clear={() => tick(new Set())}
        openImport={() => setImporting(true)}
      />
      {isImporting && (
        <ImportView
          {...{client, items}}
          close={() => setImporting(false)}
          onStored={(ids, collectionId) => {
            ids.forEach(data.forget);
            void reload();
            if (collectionId !== '') change({collection: collectionId});
          }}
        />
      )}
      <LoadProgress
        {...{progress, found}}
        total={items.length}
        retry={() => {
          data.contents.retry();
          data.checks.retry();
        }}
      />
      <ReportTable
        rows={found.rows}
        {...{view, change, see, ticked, tick}}
        hasFailed={(id) => data.contents.errorOf(id) !== undefined}
      />
    </>
  );
}
