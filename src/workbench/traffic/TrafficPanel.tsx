import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useMemo, useState} from 'react';
import {CallFilters} from '../list/CallFilters';
import {CallList} from '../list/CallList';
import {everything, filterCalls} from '../list/filter';
import listStyles from '../list/list.module.css';
import {useOpenCall} from '../list/useOpenCall';
import {toTrafficCall} from './toTrafficCall';
import {TrafficDetail} from './TrafficDetail';
import {TrafficField} from './TrafficField';
import {TrafficSummary} from './TrafficSummary';
import styles from './traffic.module.css';
import {useTrafficCheck} from './useTrafficCheck';

/** One's own traffic, checked against the contract in this browser. */
export function TrafficPanel() {
  const {progress, error, hasFailed, check, clear} = useTrafficCheck();
  const [filter, setFilter] = useState(everything);
  const [hasAll, setAll] = useState(false);
  const calls = useMemo(() => progress?.checked.map(toTrafficCall) ?? [], [progress]);
  const shown = useMemo(
    () => filterCalls(calls, filter).filter(({violations = 0}) => hasAll || violations > 0),
    [calls, filter, hasAll],
  );
  const {open, show, back, lastKey} = useOpenCall(calls);
  if (open) return <TrafficDetail call={open} back={back} />;
  if (!progress)
    return (
      <div className={styles.start}>
        <TrafficField check={check} />
        <p className={styles.error} role="alert">
          {error}
        </p>
      </div>
    );
  return (
    <>
      <div className={styles.head}>
        <TrafficSummary progress={progress} hasFailed={hasFailed} />
        <SmallButton onClick={clear}>
          <Translate id="workbench.traffic.other">Check something else</Translate>
        </SmallButton>
      </div>
      {calls.length > 0 && (
        <>
          <CallFilters {...{calls, filter, shown: shown.length, change: setFilter}} />
          <label className={styles.all}>
            <input type="checkbox" checked={hasAll} onChange={({target}) => setAll(target.checked)} />
            <Translate id="workbench.traffic.all">Show calls without findings too</Translate>
          </label>
        </>
      )}
      {progress.left === 0 && shown.length === 0 && (
        <p className={listStyles.empty}>
          <Translate id="workbench.traffic.none">No call to show.</Translate>
        </p>
      )}
      <CallList
        label={translate({id: 'workbench.traffic.list', message: 'Checked calls'})}
        calls={shown}
        open={({key}) => show(key)}
        lastKey={lastKey}
      />
    </>
  );
}
