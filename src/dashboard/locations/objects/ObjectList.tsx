import Translate, {translate} from '@docusaurus/Translate';
import {byCollection, type Item} from '@site/src/collections/objects/items';
import {TroubleMark} from '@site/src/collections/objects/TroubleMark';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {usePieces} from '@site/src/components/list-row/usePieces';
import {agoWords} from '@site/src/components/moment/agoWords';
import {quantityText, type Units} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import clsx from 'clsx';
import {useMemo} from 'react';
import styles from './objects.module.css';

interface Props {
  readonly found: readonly Item[];
  readonly selectedId: string | undefined;
  readonly hoveredId: string | undefined;
  readonly now: number;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
}

/** The objects by collection, the silent ones first. What the pointer is over here is marked on the map, and the reverse. */
export function ObjectList({found, ...props}: Props) {
  const groups = byCollection(found);
  return groups.map(([collection, items]) => (
    <Group
      key={collection.collectionId}
      name={
        collection.collectionName ||
        translate({id: 'dashboard.locations.noCollection', message: 'Without a collection'})
      }
      items={items}
      {...props}
    />
  ));
}

interface GroupProps extends Omit<Props, 'found'> {
  readonly name: string;
  readonly items: readonly Item[];
}

function Group({name, items, ...props}: GroupProps) {
  const sorted = useMemo(
    () => [...items.filter(({isSilent}) => isSilent), ...items.filter(({isSilent}) => !isSilent)],
    [items],
  );
  const {shown, more} = usePieces(sorted);
  const silent = items.filter(({isSilent}) => isSilent).length;
  return (
    <details open className={styles.group}>
      <summary>
        <h3>{name}</h3>
        <span className={styles.count}>{items.length}</span>
        {silent > 0 && (
          <span className={styles.silentCount}>
            <Translate id="dashboard.locations.silentCount" values={{count: silent}}>
              {'{count} silent'}
            </Translate>
          </span>
        )}
      </summary>
      <RowList label={name} className={styles.list}>
        {shown.map((item) => (
          <Row key={item.id} item={item} {...props} />
        ))}
      </RowList>
      {more}
    </details>
  );
}

interface RowProps extends Omit<Props, 'found'> {
  readonly item: Item;
}

function Row({item, selectedId, hoveredId, now, select, hover}: RowProps) {
  const {id, name, object, isSilent} = item;
  const [units] = useUnits();
  return (
    <ListRow
      className={styles.row}
      isSelected={id === selectedId}
      isHovered={id === hoveredId}
      toggle={() => select(id === selectedId ? undefined : id)}
      hover={(isOver) => hover(isOver ? id : undefined)}
    >
      <span className={styles.name}>
        {isSilent && <TroubleMark trouble="silent" isNamed />} {name}
      </span>
      <span className={clsx(styles.state, isSilent && styles.silent)}>{stateWords(item, now, units)}</span>
      {!object.geometry && (
        <span className={styles.unplaced}>
          <Translate id="dashboard.locations.noPosition">no position</Translate>
        </span>
      )}
    </ListRow>
  );
}

function stateWords({object, isSilent}: Item, now: number, units: Units): string {
  const ago = agoWords(now - Date.parse(object.timestamp));
  if (isSilent) return translate({id: 'dashboard.locations.silent', message: 'silent, {ago}'}, {ago});
  if (object.speed === undefined) return ago;
  return quantityText(object.speed, 'm/s', units, 1);
}
