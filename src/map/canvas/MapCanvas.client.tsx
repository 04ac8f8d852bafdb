import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {useEffect, useId, useMemo, useRef} from 'react';
import {boundsOf, closestZoom, type Bounds} from '../layers/bounds';
import {focusOf} from '../layers/focus';
import {Attribution} from './Attribution';
import './drawing.css';
import styles from './map.module.css';
import {MapControls} from './MapControls';
import type {MapProps} from './types';
import {useDrawing} from './useDrawing';
import {useLayers, useSelection} from './useLayers';
import {usePicking} from './usePicking';

/** On the right there is more: names stand to the right of their points, and inside the map. */
const padding = {top: 48, bottom: 48, left: 48, right: 96};

/** The map itself: MapLibre and everything it needs. `LazyMap` downloads it. */
export default function MapCanvas(props: MapProps) {
  const {layers, summary, view, bounds, onPick, selected, size = 'small'} = props;
  const container = useRef<HTMLDivElement>(null);
  const words = useId();
  const {drawing, state, hasProviderBase, hasGround} = useDrawing(container, props, useBaseUrl('/map'));
  useLayers(drawing, layers);
  useSelection(drawing, selected);
  usePicking(drawing, layers, onPick);

  const all = useMemo(() => boundsOf(layers.flatMap(geometriesOf)), [layers]);
  const show = (box: Bounds | undefined) =>
    box && drawing?.fitBounds([...box], {padding, maxZoom: closestZoom(box)});
  const first = useMemo(
    () => (view ? undefined : focusOf(layers.flatMap(geometriesOf))?.bounds),
    [layers, view],
  );
  useEffect(() => {
    if (first) drawing?.fitBounds([...first], {padding, maxZoom: closestZoom(first), animate: false});
  }, [drawing, first]);
  useEffect(() => {
    if (bounds) drawing?.fitBounds([...bounds], {padding, maxZoom: closestZoom(bounds)});
  }, [drawing, bounds]);
  useEffect(() => {
    drawing?.getCanvas().setAttribute('aria-describedby', words);
  }, [drawing, words]);

  return (
    <figure className={styles.frame} data-map={state}>
      {state === 'failed' ? (
        <p className={styles.notice}>
          <Translate id="map.noWebGl">
            This browser cannot draw the map: WebGL 2 is missing or switched off. What it would show is listed
            below.
          </Translate>
        </p>
      ) : (
        <div className={clsx(styles.stage, onPick && styles.pick)}>
          <div ref={container} className={clsx(styles.canvas, size === 'large' && styles.large)} />
          <MapControls drawing={drawing} fit={all && (() => show(all))} />
        </div>
      )}
      <figcaption className={styles.caption}>
        <div id={words}>{summary}</div>
        <Attribution layers={layers} hasProviderBase={hasProviderBase} hasGround={hasGround} />
      </figcaption>
    </figure>
  );
}

const geometriesOf = (layer: MapProps['layers'][number]) =>
  layer.kind === 'features' ? layer.features.features.map(({geometry}) => geometry) : [];
