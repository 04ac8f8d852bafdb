import {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {SearchField} from '@site/src/components/search-field/SearchField';
import {useRef} from 'react';
import type {CallSource, ListedCall} from '../calls/listedCall';
import {everything, isNarrow, type CallFilter} from './filter';
import styles from './list.module.css';
import {sourceName} from './sourceName';

interface Props {
  readonly calls: readonly ListedCall[];
  readonly shown: number;
  readonly filter: CallFilter;
  readonly change: (filter: CallFilter) => void;
  /** Whether the calls are of several places. */
  readonly hasSources?: boolean;
}

/** What narrows a list of calls. */
export function CallFilters({calls, shown, filter, change, hasSources = false}: Props) {
  const set = (part: Partial<CallFilter>) => change({...filter, ...part});
  const box = useRef<HTMLDivElement>(null);
  const reset = () => {
    // The button goes away.
    box.current?.querySelector('input')?.focus();
    change({...everything, hasTiles: filter.hasTiles});
  };
  const tiles = calls.filter(({source}) => source === 'maps').length;
  return (
    <div ref={box} className={styles.filters}>
      <SearchField
        label={translate({id: 'workbench.search', message: 'Search'})}
        placeholder={translate({id: 'workbench.search.hint', message: 'Address, status, or text of a body'})}
        value={filter.search}
        change={(search) => set({search})}
        status={translate(
          {
            id: 'workbench.shown',
            message: '{shown} of {all}',
            description: 'How many calls of a list are shown',
          },
          {shown: String(shown), all: String(calls.length)},
        )}
      />
      <Choice
        label={translate({id: 'workbench.filter.status', message: 'Status'})}
        hasAny
        options={[
          ...(['2', '3', '4', '5'] as const).map((each) => [each, `${each}xx`] as const),
          ['none', translate({id: 'workbench.filter.none', message: 'No response'})],
        ]}
        value={filter.status}
        choose={(status) => set({status: status as CallFilter['status']})}
      />
      <Choice
        label={translate({id: 'workbench.filter.method', message: 'Method'})}
        hasAny
        options={valuesOf(calls, ({method}) => method)}
        value={filter.method}
        choose={(method) => set({method})}
      />
      <Choice
        label={translate({id: 'workbench.filter.operation', message: 'Operation'})}
        hasAny
        options={valuesOf(calls, ({operationId}) => operationId)}
        value={filter.operationId}
        choose={(operationId) => set({operationId})}
      />
      {hasSources && (
        <Choice
          label={translate({id: 'workbench.filter.source', message: 'Sent by'})}
          hasAny
          options={valuesOf(calls, ({source}) => source).map(
            ([each]) => [each, sourceName(each as CallSource)] as const,
          )}
          value={filter.source}
          choose={(source) => set({source: source as CallFilter['source']})}
        />
      )}
      {isNarrow(filter) && (
        <SmallButton onClick={reset}>
          {translate({id: 'workbench.filter.reset', message: 'Reset filters'})}
        </SmallButton>
      )}
      {tiles > 0 && (
        <label className={styles.tiles}>
          <input
            type="checkbox"
            checked={filter.hasTiles}
            onChange={({target}) => set({hasTiles: target.checked})}
          />
          {translate({id: 'workbench.tiles', message: 'Map tiles too ({count})'}, {count: String(tiles)})}
        </label>
      )}
    </div>
  );
}

/** Each value that occurs, once, in order. */
function valuesOf(
  calls: readonly ListedCall[],
  value: (call: ListedCall) => string | undefined,
): (readonly [string, string])[] {
  const values = new Set(calls.flatMap((call) => value(call) ?? []));
  return [...values].sort().map((each) => [each, each] as const);
}
