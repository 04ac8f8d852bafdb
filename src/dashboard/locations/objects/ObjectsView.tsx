import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import {Choice} from '@site/src/components/choice/Choice';
import {SearchField} from '@site/src/components/search-field/SearchField';
import {DataAge} from '../../shared/parts/DataAge';
import {Hint} from '../../shared/parts/Hint';
import {useFilter, useView} from '../../shared/view/useView';
import {ObjectCard} from './ObjectCard';
import {ObjectList} from './ObjectList';
import styles from './objects.module.css';
import type {ObjectsState} from './useObjectsState';

interface Props {
  readonly state: ObjectsState;
}

/** The objects in words: what the map shows, and what has no position and is not on it. */
export function ObjectsView({state}: Props) {
  const {items, found, selected, selectedId, hoveredId, now, results, isLoading, select, hover} = state;
  const {view} = useView();
  const isMissing = selectedId !== undefined && !selected && !isLoading;
  return (
    <>
      <DataAge results={results} />
      {view.at !== undefined && (
        <Hint>
          <Translate id="dashboard.locations.now">
            Objects are shown where they are now, not at the hour that is chosen.
          </Translate>
        </Hint>
      )}
      {selected && <ObjectCard key={selected.id} item={selected} now={now} close={() => select(undefined)} />}
      {isMissing && (
        <Hint isAlert>
          <Translate id="dashboard.locations.missing" values={{id: <code>{selectedId}</code>}}>
            {'No object with the id {id} has a present location in the collections shown here.'}
          </Translate>
        </Hint>
      )}
      <div className={styles.find}>
        <StateChoice />
        <Search count={found.length} total={items.length} />
      </div>
      {isLoading && items.length === 0 && <Loading />}
      {!isLoading && items.length === 0 && (
        <Hint>
          <Translate id="dashboard.locations.empty">
            No objects yet. Objects are listed here when they report to a collection whose showOn includes
            dashboard or locations, or to no collection.
          </Translate>
        </Hint>
      )}
      <ObjectList
        found={found}
        selectedId={selectedId}
        hoveredId={hoveredId}
        now={now}
        select={select}
        hover={hover}
      />
    </>
  );
}

function StateChoice() {
  const [state, setState] = useFilter('locations-state');
  return (
    <Choice
      label={translate({id: 'dashboard.locations.state', message: 'State'})}
      options={[
        ['moving', translate({id: 'dashboard.locations.state.moving', message: 'Moving'})],
        ['idle', translate({id: 'dashboard.locations.state.idle', message: 'Idle'})],
        ['silent', translate({id: 'dashboard.locations.state.silent', message: 'Silent'})],
      ]}
      value={state}
      choose={setState}
      hasAny
    />
  );
}

interface SearchProps {
  readonly count: number;
  readonly total: number;
}

function Search({count, total}: SearchProps) {
  const [search, setSearch] = useFilter('locations-search');
  const [state] = useFilter('locations-state');
  return (
    <SearchField
      label={translate({id: 'dashboard.locations.search', message: 'Search objects'})}
      placeholder={translate({id: 'dashboard.locations.searchHint', message: 'Name, id, type or property'})}
      value={search}
      change={setSearch}
      status={
        search || state
          ? pluralText(
              translate(
                {
                  id: 'dashboard.locations.count',
                  message: '{count} of {total} object|{count} of {total} objects',
                  description: 'Plural forms of {total}',
                },
                {count: String(count), total: String(total)},
              ),
              total,
            )
          : pluralText(
              translate(
                {
                  id: 'dashboard.locations.total',
                  message: '{total} object|{total} objects',
                  description: 'Plural forms of {total}',
                },
                {total: String(total)},
              ),
              total,
            )
      }
    />
  );
}
