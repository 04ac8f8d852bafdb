import {byName} from '@site/src/components/order/naturalOrder';
import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import clsx from 'clsx';
import {useMemo, useState} from 'react';
import {FilterField} from '../../shared/filter-field/FilterField';
import {noFilters, type ConflictFilter, type Filters, type ReportView} from '../address/reportView';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {collectionOf} from '../rows/reportRow';
import {ColumnChoice} from './ColumnChoice';
import styles from './filters.module.css';

interface Props {
  readonly items: readonly PlanItem[];
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>) => void;
}

/** Which plans are listed, and what is said of them. */
export function FilterBar({items, view, change}: Props) {
  const collections = useMemo(() => {
    const names = new Map(items.map((item) => [item.collectionId, collectionOf({item})]));
    return byName([...names], ([, name]) => name);
  }, [items]);
  const [clears, setClears] = useState(0);
  const isFiltered = (Object.keys(noFilters) as (keyof Filters)[]).some(
    (name) => view[name] !== noFilters[name],
  );
  const [isUnfolded, setUnfolded] = useState(isFiltered);
  const clear = () => {
    setClears(clears + 1);
    change(noFilters);
  };
  return (
    <form className={styles.bar} role="search" onSubmit={(event) => event.preventDefault()}>
      <FilterField
        clears={clears}
        label={translate({id: 'admin.report.filter.text', message: 'Name, id or collection'})}
        type="search"
        value={view.text}
        change={(text) => change({text})}
      />
      <Choice
        label={translate({id: 'admin.report.filter.collection', message: 'Collection'})}
        options={collections}
        value={view.collection}
        choose={(collection) => change({collection})}
        hasAny
      />
      <Choice
        label={translate({id: 'admin.report.filter.conflict', message: 'Conflicts'})}
        options={[
          ['any', translate({id: 'admin.report.filter.withConflict', message: 'With conflicts'})],
          ['none', translate({id: 'admin.report.filter.withoutConflict', message: 'Without conflicts'})],
        ]}
        value={view.conflict}
        choose={(conflict) => change({conflict: conflict as ConflictFilter})}
        hasAny
      />
      <div className={clsx(styles.more, isUnfolded && styles.unfolded)}>
        <FilterField
          clears={clears}
          label={translate({id: 'admin.report.filter.author', message: 'Author'})}
          type="search"
          value={view.author}
          change={(author) => change({author})}
        />
        <FilterField
          clears={clears}
          label={translate({id: 'admin.report.filter.from', message: 'Received from'})}
          type="date"
          value={view.from}
          change={(from) => change({from})}
        />
        <FilterField
          clears={clears}
          label={translate({id: 'admin.report.filter.to', message: 'Received until'})}
          type="date"
          value={view.to}
          change={(to) => change({to})}
        />
        <FilterField
          clears={clears}
          label={translate({
            id: 'admin.report.filter.above',
            message: 'Higher than (m, in the altitude mode of each plan)',
          })}
          type="number"
          value={view.above}
          change={(above) => change({above})}
        />
      </div>
      <div className={styles.actions}>
        <span className={styles.unfold}>
          <SmallButton onClick={() => setUnfolded(!isUnfolded)} isExpanded={isUnfolded}>
            <Translate id="admin.report.filter.more">More filters</Translate>
          </SmallButton>
        </span>
        <ColumnChoice chosen={view.columns} choose={(columns) => change({columns})} />
        {isFiltered && (
          <SmallButton onClick={clear}>
            <Translate id="admin.report.filter.clear">Clear filters</Translate>
          </SmallButton>
        )}
      </div>
    </form>
  );
}
