import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {matching} from '@site/src/collections/objects/items';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {SearchField} from '@site/src/components/search-field/SearchField';
import type {Position} from 'geojson';
import {useState} from 'react';
import {useItems} from '../shared/objects/useItems';
import styles from './route.module.css';

/** A list of thousands is searched, not scrolled. */
const SHOWN = 20;

interface Props {
  readonly add: (position: Position) => void;
}

/** Takes the position of an object as the next waypoint. */
export function AddObject({add}: Props) {
  const {items} = useItems();
  const [search, setSearch] = useState('');
  const found = matching(items, search).filter(({object}) => object.geometry);
  return (
    <details className={styles.add}>
      <summary>
        <Translate id="dashboard.route.addObject">Add an object as a waypoint</Translate>
      </summary>
      <SearchField
        label={translate({id: 'dashboard.route.search', message: 'Search objects'})}
        placeholder={translate({id: 'dashboard.route.searchHint', message: 'Name, id, type or property'})}
        value={search}
        change={setSearch}
        status={pluralText(
          translate(
            {
              id: 'dashboard.route.found',
              message: '{count} object|{count} objects',
              description: 'Plural forms of {count}',
            },
            {count: String(found.length)},
          ),
          found.length,
        )}
      />
      <ul className={styles.list}>
        {found.slice(0, SHOWN).map(({id, name, object}) => (
          <ListRow
            key={id}
            isSelected={false}
            isHovered={false}
            toggle={() => object.geometry && add(object.geometry.coordinates.slice(0, 2))}
            hover={() => undefined}
          >
            {name}
          </ListRow>
        ))}
      </ul>
    </details>
  );
}
