import clsx from 'clsx';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import styles from './map.module.css';
import type {MapProps} from './types';

const load = () => import('@theme/Map/Canvas');
const Small = lazyPart<MapProps>(load, <Waiting />);
const Large = lazyPart<MapProps>(load, <Waiting large />);

/** A map, downloaded when it is first shown; its room is kept free meanwhile. */
export function LazyMap(props: MapProps) {
  return props.size === 'large' ? <Large {...props} /> : <Small {...props} />;
}

interface Props {
  readonly large?: boolean;
}

function Waiting({large = false}: Props) {
  return (
    <div className={clsx(styles.frame, styles.notice, large ? styles.waitingLarge : styles.waiting)}>
      <Loading />
    </div>
  );
}
