import Translate, {translate} from '@docusaurus/Translate';
import {callLog} from '@site/src/base/calls/callLog';
import {useKeptFocus} from '@site/src/components/focus/useKeptFocus';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useEffect, useMemo, useRef, useState} from 'react';
import {CallDetail} from '../detail/CallDetail';
import {ExportMenu} from '../export/ExportMenu';
import {CallFilters} from '../list/CallFilters';
import {CallList} from '../list/CallList';
import {everything, filterCalls, isNarrow} from '../list/filter';
import styles from '../list/list.module.css';
import {useOpenCall} from '../list/useOpenCall';
import {ComparisonNote} from '../compare/ComparisonNote';
import {useTabCalls} from './useTabCalls';

/** The calls of this tab: as a list, and one in full. */
export function TabCalls() {
  const {calls, secrets} = useTabCalls();
  const [filter, setFilter] = useState(everything);
  const [baseKey, setBaseKey] = useState<string>();
  const [isCleared, setCleared] = useState(false);
  const shown = useMemo(() => filterCalls(calls, filter), [calls, filter]);
  const {open, show, back, lastKey} = useOpenCall(calls);
  const base = calls.find(({key}) => key === baseKey);
  const tools = useRef<HTMLDivElement>(null);
  useKeptFocus(tools, base);
  if (open)
    return (
      <CallDetail
        call={open}
        secrets={secrets}
        back={back}
        base={base}
        setBase={(call) => setBaseKey(call?.key)}
        show={(id) => show(String(id))}
      />
    );
  if (calls.length === 0) return <NoCalls hasFocus={isCleared} />;
  const clear = () => {
    setCleared(true);
    callLog.clear();
  };
  return (
    <>
      <CallFilters calls={calls} filter={filter} shown={shown.length} change={setFilter} hasSources />
      <div ref={tools} className={styles.tools}>
        <ExportMenu calls={shown} all={calls} />
        <SmallButton onClick={clear}>
          <Translate id="workbench.clear">Clear the list</Translate>
        </SmallButton>
      </div>
      {base && <ComparisonNote base={base} stop={() => setBaseKey(undefined)} />}
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
        open={({key}) => show(key)}
        lastKey={lastKey}
      />
    </>
  );
}

interface NoCallsProps {
  /** Whether the list was emptied from here: the button that did it is gone. */
  readonly hasFocus: boolean;
}

function NoCalls({hasFocus}: NoCallsProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasFocus) text.current?.focus();
  }, [hasFocus]);
  return (
    <p ref={text} className={styles.empty} tabIndex={-1}>
      <Translate id="workbench.empty">
        This tab has made no call yet. Send a request in the reference, run a sample of a guide, or open the
        dashboard: each call is listed here, until the page is loaded anew.
      </Translate>
    </p>
  );
}
