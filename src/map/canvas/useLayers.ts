import type {Map as Drawing} from 'maplibre-gl';
import {watchColourMode} from '@site/src/components/colour-mode/watchColourMode';
import {useEffect, useRef} from 'react';
import {readPalette} from '../base/palette';
import {featureLayers} from '../layers/featureLayers';
import {syncLayers} from '../layers/syncLayers';
import type {MapLayer} from '../layers/types';
import {shownBase} from '../ground/shownBase';
import type {MapProps} from './types';

/** Keeps the layers of a map as the page wants them, in the colours of its mode. */
export function useLayers(drawing: Drawing | undefined, layers: readonly MapLayer[]): void {
  const shown = useRef<readonly MapLayer[]>([]);
  useEffect(() => {
    shown.current = [];
  }, [drawing]);
  useEffect(() => {
    if (!drawing) return;
    syncLayers(drawing, shown.current, layers, readPalette());
    shown.current = layers;
  }, [drawing, layers]);
  useEffect(() => drawing && watchColourMode(() => repaint(drawing, shown.current)), [drawing]);
}

/** Draws the selected feature stronger. */
export function useSelection(drawing: Drawing | undefined, selected: MapProps['selected']): void {
  useEffect(() => {
    if (!drawing || !selected) return undefined;
    const feature = {source: selected.layer, id: selected.index};
    if (drawing.getSource(selected.layer)) drawing.setFeatureState(feature, {selected: true});
    return () => {
      // The map may have been closed meanwhile, or the layer taken off.
      if (drawing.style && drawing.getSource(selected.layer)) drawing.removeFeatureState(feature);
    };
  }, [drawing, selected]);
}

function repaint(drawing: Drawing, layers: readonly MapLayer[]): void {
  const palette = readPalette();
  const features = layers.flatMap((layer) =>
    layer.kind === 'features' ? featureLayers(layer, palette) : [],
  );
  for (const {id, paint} of [...shownBase(drawing, palette), ...features])
    for (const [name, value] of Object.entries(paint ?? {}))
      drawing.setPaintProperty(id, name as never, value as never);
}
