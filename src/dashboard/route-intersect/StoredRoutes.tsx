import {routeName} from '../shared/ways/routeName';
import {byName} from '@site/src/components/order/naturalOrder';
import Translate, {translate} from '@docusaurus/Translate';
import {distanceText} from '@site/src/components/figures/figureWords';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {useState} from 'react';
import {Hint} from '../shared/parts/Hint';
import {MOST_STORED, type ColumnProps} from './columnProps';
import styles from './intersect.module.css';

/** The stored routes, of which several may be looked at. */
export function StoredRoutes({routes, storedIds, setStoredIds, positions, met}: ColumnProps) {
  const [isUnfolded] = useState(storedIds.length === 0 && positions.length < 2);
  // A link may name routes that have been deleted since.
  const chosen = storedIds.filter((id) => routes.some(({routeId}) => routeId === id));
  const isFull = chosen.length >= MOST_STORED;
  const toggle = (id: string) => {
    if (chosen.includes(id)) setStoredIds(chosen.filter((each) => each !== id));
    else if (!isFull) setStoredIds([...chosen, id]);
  };
  return (
    <details className={styles.stored} open={isUnfolded}>
      <summary>
        {translate(
          {id: 'dashboard.intersect.stored', message: 'Stored routes: {chosen} of {count}'},
          {chosen: String(met.filter(({id}) => id).length), count: String(routes.length)},
        )}
      </summary>
      {routes.length === 0 && (
        <Hint>
          <Translate id="dashboard.intersect.noneStored">No routes are stored yet.</Translate>
        </Hint>
      )}
      <RowList>
        {byName(routes, routeName).map(({routeId, description, routes: [first]}) => (
          <ListRow
            key={routeId}
            className={styles.route}
            isSelected={chosen.includes(routeId)}
            isHovered={false}
            toggle={() => toggle(routeId)}
            hover={() => undefined}
          >
            <strong>{routeName({routeId, description})}</strong>
            <span className={styles.soft}>{distanceText(first?.distance ?? 0)}</span>
          </ListRow>
        ))}
      </RowList>
      {isFull && (
        <Hint>
          <Translate id="dashboard.intersect.full" values={{most: MOST_STORED}}>
            {'{most} routes at a time. Select one again to remove it.'}
          </Translate>
        </Hint>
      )}
    </details>
  );
}
