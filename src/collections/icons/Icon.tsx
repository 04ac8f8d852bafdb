import {ownValue} from '@site/src/base/ownValue';
import {DOT, silhouettes} from '@site/src/map';
import styles from './icons.module.css';

interface Props {
  readonly icon: string | undefined;
}

/** The silhouette that stands for a collection's objects, as maps draw it. Whoever cannot see it reads the name beside it. */
export function Icon({icon = ''}: Props) {
  return (
    <svg className={styles.icon} viewBox="-1 -1 18 18" aria-hidden="true">
      <path d={ownValue(silhouettes, icon) ?? DOT} />
    </svg>
  );
}
