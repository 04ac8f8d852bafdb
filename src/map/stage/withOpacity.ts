import type {LayerSpecification} from 'maplibre-gl';
import {ownValue} from '@site/src/base/ownValue';

type LayerType = LayerSpecification['type'];

/** The paint properties that make a layer fade, by its type. */
const properties: Partial<Record<LayerType, readonly string[]>> = {
  fill: ['fill-opacity'],
  line: ['line-opacity'],
  circle: ['circle-opacity', 'circle-stroke-opacity'],
  symbol: ['icon-opacity', 'text-opacity'],
  raster: ['raster-opacity'],
};

/** A layer that lets so much less of itself be seen. Its own opacity must be a number or an expression without zoom. */
export function withOpacity(layer: LayerSpecification, opacity: number): LayerSpecification {
  if (opacity === 1) return layer;
  const own = (layer.paint ?? {}) as Readonly<Record<string, unknown>>;
  const faded = (properties[layer.type] ?? []).map((name): [string, unknown] => {
    const before = ownValue(own, name) ?? 1;
    return [name, typeof before === 'number' ? before * opacity : ['*', opacity, before]];
  });
  return {...layer, paint: {...own, ...Object.fromEntries(faded)}};
}
