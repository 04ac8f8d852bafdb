import {distanceText} from '@site/src/components/figures/figureWords';
import {ListRow} from '@site/src/components/list-row/ListRow';
import type {Schemas} from '@site/src/platform';
import {routeName} from './routeName';
import styles from './routeRow.module.css';

interface Props {
  readonly route: Schemas['RouteBody'];
  readonly isSelected: boolean;
  readonly toggle: () => void;
}

/** A stored route in a list: its name, how long it is, and its id where the name is another. */
export function RouteRow({route, isSelected, toggle}: Props) {
  const name = routeName(route);
  return (
    <ListRow
      className={styles.row}
      isSelected={isSelected}
      isHovered={false}
      toggle={toggle}
      hover={() => undefined}
    >
      <strong>{name}</strong>
      <span>{distanceText(route.routes[0]?.distance ?? 0)}</span>
      {name !== route.routeId && <code>{route.routeId}</code>}
    </ListRow>
  );
}
