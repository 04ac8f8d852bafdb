import Translate, {translate} from '@docusaurus/Translate';
import {callLog} from '@site/src/base/calls/callLog';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useMemo, useState} from 'react';
import {CallDetail} from '../detail/CallDetail';
import {ExportMenu} from '../export/ExportMenu';
import {CallFilters} from '../list/CallFilters';
import {CallList} from '../list/CallList';
import {everything, filterCalls, isNarrow} from '../list/filter';
import styles from '../list/list.module.css';
import {useTabCalls} from './useTabCalls';

/** The calls of this tab: as a list, and one in full. */
export function TabCalls() {
  const {calls, secrets} = useTabCalls();
  const [filter, setFilter] = useState(everything);
  const [openKey, setOpenKey] = useState<string>();
  const [baseKey, setBaseKey] = useState<string>();
  const shown = useMemo(() => filterCalls(calls, filter), [calls, filter]);
  const open = calls.find(({key}) => key === openKey);
  if (open)
    return (
      <CallDetail
        call={open}
        secrets={secrets}
        back={() => setOpenKey(undefined)}
        base={calls.find(({key}) => key === baseKey)}
        setBase={(call) => setBaseKey(call?.key)}
        show={(id) => setOpenKey(String(id))}
      />
    );
  if (calls.length === 0) return <NoCalls />;
  return (
    <>
      <CallFilters {...{calls, filter, shown: shown.length, change: setFilter}} hasSources />
      <div className={styles.tools}>
        <ExportMenu calls={shown} all={calls} />
        <SmallButton onClick={callLog.clear}>
          <Translate id="workbench.clear">Clear the list</Translate>
        </SmallButton>
      </div>
      {shown.length === 0 && (
        <p className={styles.empty}>
          {isNarrow(filter) ? (
            <Translate id="workbench.noneMatch">No call matches this filter.</Translate>
          ) : (
            <Translate id="workbench.onlyTiles">This tab has loaded map tiles alone.</Translate>
          )}
        </p>
      )}
      <CallList
        label={translate({id: 'workbench.list', message: 'Calls of this tab'})}
        calls={shown}
        open={({key}) => setOpenKey(key)}
      />
    </>
  );
}

function NoCalls() {
  return (
    <p className={styles.empty}>
      <Translate id="workbench.empty">
        This tab has made no call yet. Send a request in the reference, run a sample of a guide, or open the
        dashboard: each call is listed here, until the page is loaded anew.
      </Translate>
    </p>
  );
}
