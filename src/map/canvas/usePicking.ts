import type {LngLat, Map as Drawing, PointLike} from 'maplibre-gl';
import {useEffect, useRef} from 'react';
import type {MapLayer} from '../layers/types';
import type {MapProps} from './types';

/** A click reports the position and the feature there; so does Enter, for the middle of the map. */
export function usePicking(
  drawing: Drawing | undefined,
  layers: readonly MapLayer[],
  onPick: MapProps['onPick'],
): void {
  const latest = useRef({layers, onPick});
  useEffect(() => {
    latest.current = {layers, onPick};
  });
  useEffect(() => {
    if (!drawing) return undefined;
    const pick = (position: LngLat, point: PointLike) => {
      // The world is drawn several times side by side.
      const {lng, lat} = position.wrap();
      const sources = latest.current.layers.flatMap(({kind, id}) => (kind === 'features' ? [id] : []));
      const hit = drawing
        .queryRenderedFeatures(point)
        .find(({source, id}) => sources.includes(source) && typeof id === 'number');
      latest.current.onPick?.(
        lng,
        lat,
        hit && {layer: hit.source, index: Number(hit.properties.of ?? hit.id)},
      );
    };
    const canvas = drawing.getCanvas();
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      const center = drawing.getCenter();
      pick(center, drawing.project(center));
    };
    const click = drawing.on('click', ({lngLat, point}) => pick(lngLat, point));
    canvas.addEventListener('keydown', press);
    return () => {
      click.unsubscribe();
      canvas.removeEventListener('keydown', press);
    };
  }, [drawing]);
}
