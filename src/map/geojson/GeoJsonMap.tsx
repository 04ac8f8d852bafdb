import {translate} from '@docusaurus/Translate';
import {useId, useMemo, useState} from 'react';
import {LazyMap} from '../canvas/LazyMap';
import {boundsOf, type Bounds} from '../layers/bounds';
import {focusOf} from '../layers/focus';
import type {FeaturesLayer} from '../layers/types';
import {FeatureList} from './FeatureList';
import type {FoundFeature} from './findFeatures';

interface Props {
  /** What `findFeatures` has found; at least one. */
  readonly features: readonly FoundFeature[];
  readonly label?: string;
}

/** A small map of what a response holds, and a list that tells the same in words. */
export function GeoJsonMap({features, label}: Props) {
  const id = `features-${useId()}`;
  const [selected, setSelected] = useState<number>();
  const [bounds, setBounds] = useState<Bounds>();
  const layers = useMemo(
    (): FeaturesLayer[] => [
      {kind: 'features', id, features: {type: 'FeatureCollection', features: [...features]}},
    ],
    [features, id],
  );
  const choice = useMemo(
    () => (selected === undefined ? undefined : {layer: id, index: selected}),
    [id, selected],
  );
  const show = (index: number) => {
    setSelected(index);
    setBounds(boundsOf(features.slice(index, index + 1).map(({geometry}) => geometry)));
  };
  const inSight = useMemo(() => focusOf(features.map(({geometry}) => geometry))?.count, [features]);
  return (
    <LazyMap
      label={label ?? translate({id: 'map.response', message: 'Map of the response'})}
      layers={layers}
      selected={choice}
      {...(bounds && {bounds})}
      onPick={(_lon, _lat, picked) => setSelected(picked?.index)}
      summary={
        <FeatureList
          features={features}
          selected={selected}
          show={show}
          inSight={inSight ?? features.length}
          showAll={() => setBounds(boundsOf(features.map(({geometry}) => geometry)))}
        />
      }
    />
  );
}
