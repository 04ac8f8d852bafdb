import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {matching, type Item} from '@site/src/collections/objects/items';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {SearchField} from '@site/src/components/search-field/SearchField';
import {Hint} from '../shared/parts/Hint';
import {useFilter} from '../shared/view/useView';
import styles from './paths.module.css';

/** A list of thousands is searched, not scrolled. */
const SHOWN = 40;
/** As many tracks as somebody can tell apart. */
const MOST = 8;

interface Props {
  readonly items: readonly Item[];
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}

/** Whose history is shown. */
export function ObjectPicker({items, ids, toggle}: Props) {
  const [search, setSearch] = useFilter('paths-search');
  const found = matching(items, search).filter(({id}) => !ids.includes(id));
  const isFull = ids.length >= MOST;
  return (
    <details className={styles.picker} open={ids.length === 0}>
      <summary>
        <Translate id="dashboard.paths.add">Add an object</Translate>
      </summary>
      <SearchField
        label={translate({id: 'dashboard.paths.search', message: 'Search objects'})}
        placeholder={translate({id: 'dashboard.paths.searchHint', message: 'Name, id, type or property'})}
        value={search}
        change={setSearch}
        status={pluralText(
          translate(
            {
              id: 'dashboard.paths.found',
              message: '{count} object|{count} objects',
              description: 'Plural forms of {count}',
            },
            {count: String(found.length)},
          ),
          found.length,
        )}
      />
      {isFull ? (
        <Hint>
          <Translate id="dashboard.paths.full" values={{most: MOST}}>
            {'{most} tracks are shown. Remove one to add another.'}
          </Translate>
        </Hint>
      ) : (
        <RowList className={styles.list}>
          {found.slice(0, SHOWN).map(({id, name, collection}) => (
            <ListRow
              key={id}
              className={styles.object}
              isSelected={false}
              isHovered={false}
              toggle={() => toggle(id)}
              hover={() => undefined}
            >
              <span>{name}</span>
              <span className={styles.soft}>{collection.collectionName}</span>
            </ListRow>
          ))}
        </RowList>
      )}
      {!isFull && found.length > SHOWN && (
        <Hint>
          <Translate id="dashboard.paths.moreFound" values={{count: found.length - SHOWN}}>
            {'{count} more. Search to find them.'}
          </Translate>
        </Hint>
      )}
    </details>
  );
}
