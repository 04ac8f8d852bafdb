import Translate from '@docusaurus/Translate';
import {alertsOf} from '@site/src/flight-plans/words/conflictWords';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import hiddenStyles from '@site/src/components/hidden.module.css';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {FormAlert} from '@site/src/components/form';
import {useRef, useState, type Ref} from 'react';
import {reportMissing} from './files/reportMissing';
import {savePlanFiles} from './files/savePlanFiles';
import {selectionGeoJson} from './files/selectionGeoJson';
import {FilterBar} from './filters/FilterBar';
import {LoadProgress} from './filters/LoadProgress';
import {ImportView} from './import/ImportView';
import {reportFailure} from './reportFailure';
import type {ReportProps} from './reportProps';
import type {FoundRows} from './rows/findRows';
import {chosenIds} from './selection/chosenIds';
import {SelectionBar} from './selection/SelectionBar';
import {ReportTable} from './table/ReportTable';
import {loadPlans} from './useLoadedPlans';
import type {Progress} from './useReportData';

interface Props extends ReportProps {
  readonly found: FoundRows;
  readonly progress: Progress;
  /** Ids of plans of which something could not be loaded. */
  readonly failed: readonly string[];
  readonly see: (ids: readonly string[]) => void;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (ids: ReadonlySet<string>) => void;
  readonly saveCsv: (ids: readonly string[]) => void;
  /** Gets the focus when the reader comes here. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** The id of an address that names a plan which is not in the list. */
  readonly unlistedId: string | undefined;
  /** Whether a file waits for what it is made of. */
  readonly isBusy: boolean;
}

/** Filters, what can be done with plans, and the table. */
export function TableView(props: Props) {
  const {items, view, change, client, data, reload, found, progress, failed, see, ticked, tick, saveCsv} =
    props;
  const {heading} = props;
  const [isImporting, setImporting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
  const closeImport = () => {
    setImporting(false);
    importButton.current?.focus();
  };
  const foundIds = found.rows.map(({item}) => item.flightPlanId);
  const tickedFound = foundIds.filter((id) => ticked.has(id)).length;
  const chosen = () => chosenIds(foundIds, ticked);
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(reportFailure);
    setBusy(false);
  };
  const saveGeoJson = async () => {
    const loaded = await loadPlans(data, chosen());
    const text = `${JSON.stringify(selectionGeoJson(loaded.plans), undefined, 2)}\n`;
    downloadFile('flight-plans.geojson', 'application/geo+json', text);
    reportMissing(loaded.failed);
  };
  return (
    <>
      <h2 className={hiddenStyles.hidden} ref={heading} tabIndex={-1}>
        <Translate id="admin.report.all">All plans</Translate>
      </h2>
      {props.unlistedId !== undefined && (
        <FormAlert kind="error">
          <Translate id="admin.report.unlisted" values={{id: <code>{props.unlistedId}</code>}}>
            {'There is no plan with the id {id}.'}
          </Translate>
        </FormAlert>
      )}
      <FilterBar view={view} change={change} items={items} />
      <SelectionBar
        ticked={tickedFound}
        hidden={ticked.size - tickedFound}
        found={foundIds.length}
        isBusy={props.isBusy || isBusy}
        saveCsv={() => saveCsv(chosen())}
        saveGeoJson={() => void whileBusy(saveGeoJson)}
        saveFiles={() => void whileBusy(async () => reportMissing(await savePlanFiles(client, chosen())))}
        showTogether={() => change({show: 'together', ids: chosen()}, {isStep: true})}
        print={() => change({show: 'print', ids: chosen()}, {isStep: true})}
        clear={() => tick(new Set())}
        openImport={() => setImporting(true)}
        importButton={importButton}
        isImporting={isImporting}
      />
      {isImporting && (
        <ImportView
          client={client}
          items={items}
          close={closeImport}
          onStored={(ids, collectionId) => {
            ids.forEach(data.forget);
            void reload();
            if (collectionId !== '') change({collection: collectionId});
          }}
        />
      )}
      <LoadProgress
        progress={progress}
        failed={failed}
        found={found}
        total={items.length}
        retry={data.retry}
      />
      <ReportTable
        rows={found.rows}
        view={view}
        change={change}
        see={see}
        ticked={ticked}
        tick={tick}
        hasFailed={(id) => data.contents.errorOf(id) !== undefined}
      />
      <AlertAttribution alerts={found.rows.flatMap(({check}) => alertsOf(check?.conflicts ?? []))} />
    </>
  );
}
