import type {GeoJSONSource, Map as Drawing} from 'maplibre-gl';
import {hasOwnBase, LOWEST_LINE} from '../base/baseStyle';
import type {Palette} from '../base/palette';
import type {MapLayer} from './types';
import {featureLayers} from './featureLayers';
import {withMarks} from './withMarks';

/** Brings the layers on a map from what they were to what they should be. The style must have been loaded. */
export function syncLayers(
  map: Drawing,
  before: readonly MapLayer[],
  after: readonly MapLayer[],
  palette: Palette,
): void {
  for (const old of before) {
    const next = after.find(({id}) => id === old.id);
    if (next === old || (next && isSameDrawing(old, next))) continue;
    remove(map, old, palette);
  }
  for (const layer of after) {
    const old = before.find(({id}) => id === layer.id);
    if (old === layer) continue;
    if (map.getSource(layer.id)) setFeatures(map, layer);
    else add(map, layer, palette);
  }
}

/** The same layer with other features: they are exchanged without a flicker. */
function isSameDrawing(old: MapLayer, next: MapLayer): boolean {
  return old.kind === 'features' && next.kind === 'features' && old.colour === next.colour;
}

function setFeatures(map: Drawing, layer: MapLayer): void {
  if (layer.kind !== 'features') return;
  map.removeFeatureState({source: layer.id});
  void map.getSource<GeoJSONSource>(layer.id)?.setData(withMarks(layer.features));
}

function add(map: Drawing, layer: MapLayer, palette: Palette): void {
  if (layer.kind === 'tiles') {
    map.addSource(layer.id, layer.source);
    const lowest = hasOwnBase(map) ? LOWEST_LINE : lowestName(map);
    for (const each of layer.layers) map.addLayer(each, lowest);
    return;
  }
  // Ids by order: a click and the list beside the map speak of the same feature.
  map.addSource(layer.id, {type: 'geojson', data: withMarks(layer.features), generateId: true});
  // Shapes of all layers lie below the names of all.
  const lowestLabel = map.getStyle().layers.find(({id}) => id.endsWith('-name'))?.id;
  for (const each of featureLayers(layer, palette))
    map.addLayer(each, each.type === 'symbol' ? undefined : lowestLabel);
}

/** In a provider's base map tiles lie beneath its names, the one thing that all styles have in common. */
function lowestName(map: Drawing): string | undefined {
  return map.getStyle().layers.find(({type}) => type === 'symbol')?.id;
}

function remove(map: Drawing, layer: MapLayer, palette: Palette): void {
  const layers = layer.kind === 'tiles' ? layer.layers : featureLayers(layer, palette);
  for (const {id} of layers) if (map.getLayer(id)) map.removeLayer(id);
  if (map.getSource(layer.id)) map.removeSource(layer.id);
}
