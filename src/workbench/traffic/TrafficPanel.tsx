import Translate, {translate} from '@docusaurus/Translate';
import {useKeptFocus} from '@site/src/components/focus/useKeptFocus';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useMemo, useRef, useState} from 'react';
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

/** Your own traffic, checked against the contract in this browser. */
export function TrafficPanel() {
  const {phase, progress, error, check, stop, clear} = useTrafficCheck();
  const [filter, setFilter] = useState(everything);
  const [hasAll, setAll] = useState(false);
  const calls = useMemo(() => progress?.checked.map(toTrafficCall) ?? [], [progress]);
  const shown = useMemo(
    () => filterCalls(calls, filter).filter(({violations = 0}) => hasAll || violations > 0),
    [calls, filter, hasAll],
  );
  const {open, show, back, lastKey} = useOpenCall(calls);
  const [timesLeft, setTimesLeft] = useState(0);
  const head = useRef<HTMLDivElement>(null);
  useKeptFocus(head, phase);
  if (open) return <TrafficDetail call={open} back={back} />;
  const leave = () => {
    setTimesLeft(timesLeft + 1);
    clear();
  };
  // What was pasted stays, so that it can be corrected where it cannot be read.
  if (phase === 'none' || phase === 'reading')
    return (
      <div className={styles.start}>
        <TrafficField check={check} timesLeft={timesLeft} />
        <p className={styles.reading} role="status">
          {phase === 'reading' && translate({id: 'workbench.traffic.reading', message: 'Reading the file…'})}
        </p>
        {phase === 'reading' && (
          <SmallButton onClick={leave}>
            <Translate id="workbench.traffic.stop">Cancel</Translate>
          </SmallButton>
        )}
        <p className={styles.error} role="alert">
          {error}
        </p>
      </div>
    );
  return (
    <>
      <div ref={head} className={styles.head}>
        <TrafficSummary phase={phase} progress={progress} />
        {/* Keys keep the two apart: one element that changed in the middle of its click would throw the result away. */}
        {phase === 'checking' ? (
          <SmallButton key="stop" onClick={stop}>
            <Translate id="workbench.traffic.stop">Cancel</Translate>
          </SmallButton>
        ) : (
          <SmallButton key="other" onClick={leave}>
            <Translate id="workbench.traffic.other">Check something else</Translate>
          </SmallButton>
        )}
      </div>
      {calls.length > 0 && (
        <>
          <CallFilters calls={calls} filter={filter} shown={shown.length} change={setFilter} />
          <label className={styles.all}>
            <input type="checkbox" checked={hasAll} onChange={({target}) => setAll(target.checked)} />
            <Translate id="workbench.traffic.all">Show calls without findings too</Translate>
          </label>
        </>
      )}
      {phase !== 'checking' && shown.length === 0 && (
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
