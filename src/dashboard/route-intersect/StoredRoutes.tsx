import {byName} from '@site/src/components/order/naturalOrder';
import Translate, {translate} from '@docusaurus/Translate';
import {RowList} from '@site/src/components/list-row/RowList';
import {useState} from 'react';
import {Hint} from '../shared/parts/Hint';
import {routeName} from '../shared/ways/routeName';
import {RouteRow} from '../shared/ways/RouteRow';
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
        {byName(routes, routeName).map((route) => (
          <RouteRow
            key={route.routeId}
            route={route}
            isSelected={chosen.includes(route.routeId)}
            toggle={() => toggle(route.routeId)}
          />
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
