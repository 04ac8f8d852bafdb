import {translate} from '@docusaurus/Translate';
import type {Item} from '@site/src/collections/objects/items';
import {objectsLayer} from '@site/src/collections/objects/objectLayers';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {boundsOf, viewOfBounds, type StageLayer, type StageProps} from '@site/src/map';
import {useMemo} from 'react';
import styles from './detail.module.css';

const StageMap = lazyPart<StageProps>(() => import('@theme/Map/Stage'), <Loading />);

interface Props {
  readonly name: string;
  readonly items: readonly Item[];
}

/** A city in sight: a single object is no reason to show its door. */
const CLOSEST = 12;
const stay = () => undefined;

/** Where the objects of a collection were last. Without any position there is no map. */
export function ObjectsMap({name, items}: Props) {
  const view = useMemo(() => {
    const bounds = boundsOf(items.flatMap(({object}) => object.geometry ?? []));
    const whole = bounds && viewOfBounds(bounds);
    return whole && {...whole, zoom: Math.min(CLOSEST, whole.zoom)};
  }, [items]);
  const layers = useMemo((): StageLayer[] => [{...objectsLayer('collection', items), opacity: 1}], [items]);
  if (!view)
    return (
      <p>
        {translate({
          id: 'admin.collection.noPositions',
          message: 'No object of this collection has a position.',
        })}
      </p>
    );
  return (
    <div className={styles.map}>
      <StageMap
        label={translate({id: 'admin.collection.map', message: 'Map of the objects of {name}'}, {name})}
        layers={layers}
        view={view}
        isPart
        onMove={stay}
      />
    </div>
  );
}
