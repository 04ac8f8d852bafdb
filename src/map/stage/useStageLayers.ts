import type {GeoJSON} from 'geojson';
import type {LayerSpecification, Map as Drawing} from 'maplibre-gl';
import {watchColourMode} from '@site/src/components/colour-mode/watchColourMode';
import {useEffect, useRef} from 'react';
import {hasOwnBase, LOWEST_LINE, LOWEST_NAME, nameLayers} from '../base/baseStyle';
import {readPalette, type Palette} from '../base/palette';
import {ROAD_NAMES} from '../ground/roadLayers';
import {shownBase} from '../ground/shownBase';
import {createDataQueue, type DataQueue} from './dataQueue';
import {MARKER_RATIO, markerImage} from './markers';
import type {StageLayer} from './types';
import {withOpacity} from './withOpacity';

/** Keeps the layers of a stage as the page wants them: their data, opacity and order, in the colours of its mode. */
export function useStageLayers(drawing: Drawing | undefined, layers: readonly StageLayer[]): void {
  const shown = useRef<readonly StageLayer[]>([]);
  const queue = useRef<DataQueue>(undefined);
  useEffect(() => {
    shown.current = [];
    if (!drawing) return undefined;
    drawMarkers(drawing);
    const {stop} = (queue.current = createDataQueue(drawing));
    return stop;
  }, [drawing]);
  useEffect(() => {
    if (!drawing || !queue.current) return;
    const palette = readPalette();
    syncStage(drawing, queue.current, shown.current, layers, palette);
    if (isCovered(layers) !== isCovered(shown.current)) paint(drawing, shownNames(drawing, palette, layers));
    shown.current = layers;
  }, [drawing, layers]);
  useEffect(() => drawing && watchColourMode(() => repaint(drawing, shown.current)), [drawing]);
}

function syncStage(
  map: Drawing,
  queue: DataQueue,
  before: readonly StageLayer[],
  after: readonly StageLayer[],
  palette: Palette,
): void {
  for (const old of before) {
    const next = after.find(({id}) => id === old.id);
    if (next && isSameSource(old, next)) continue;
    queue.forget(old.id);
    removeLayer(map, old, palette);
  }
  for (const layer of after) {
    const old = before.find(({id}) => id === layer.id);
    if (!map.getSource(layer.id)) addLayer(map, layer, palette);
    else if (old !== layer) changeLayer(map, queue, old, layer, palette);
  }
  const order = (list: readonly StageLayer[]) => list.map(({id}) => id).join(' ');
  if (order(before) !== order(after))
    for (const layer of after)
      for (const {id} of layer.draw(palette, layer.id)) map.moveLayer(id, beneath(map, layer));
}

/** The same but for GeoJSON data and opacity, which are exchanged in place. */
function isSameSource({source: old}: StageLayer, {source: next}: StageLayer): boolean {
  return old === next || (old.type === 'geojson' && next.type === 'geojson');
}

function addLayer(map: Drawing, layer: StageLayer, palette: Palette): void {
  map.addSource(layer.id, layer.source);
  for (const each of layer.draw(palette, layer.id))
    map.addLayer(withOpacity(each, layer.opacity), beneath(map, layer));
}

function changeLayer(
  map: Drawing,
  queue: DataQueue,
  old: StageLayer | undefined,
  layer: StageLayer,
  palette: Palette,
): void {
  if (layer.source.type === 'geojson' && layer.source !== old?.source)
    queue.set(layer.id, layer.source.data as GeoJSON);
  if (layer.opacity !== old?.opacity || layer.draw !== old?.draw) paint(map, drawnOf(layer, palette));
}

function removeLayer(map: Drawing, layer: StageLayer, palette: Palette): void {
  for (const {id} of layer.draw(palette, layer.id)) if (map.getLayer(id)) map.removeLayer(id);
  if (map.getSource(layer.id)) map.removeSource(layer.id);
}

/** In a provider's base map pictures lie beneath its names, the one thing that all styles have in common. */
function beneath(map: Drawing, {isGround = false, isUnderNames = false}: StageLayer): string | undefined {
  if (!isGround && !isUnderNames) return undefined;
  if (hasOwnBase(map)) return isGround ? LOWEST_LINE : map.getLayer(ROAD_NAMES) ? ROAD_NAMES : LOWEST_NAME;
  return map.getStyle().layers.find(({type}) => type === 'symbol')?.id;
}

function drawnOf(layer: StageLayer, palette: Palette): LayerSpecification[] {
  // With a whole opacity nothing would be set that an earlier one has changed.
  return layer.draw(palette, layer.id).map((each) => withOpacity(each, Math.min(layer.opacity, 0.9999)));
}

/** Whether pictures of the weather lie on the land. */
const isCovered = (layers: readonly StageLayer[]): boolean => layers.some(({isGround}) => isGround);

/** The names of the base map, readable on what lies beneath them. */
function shownNames(map: Drawing, palette: Palette, layers: readonly StageLayer[]): LayerSpecification[] {
  return hasOwnBase(map) ? nameLayers(palette, isCovered(layers)) : [];
}

function repaint(map: Drawing, layers: readonly StageLayer[]): void {
  const palette = readPalette();
  paint(map, [
    ...shownBase(map, palette),
    ...shownNames(map, palette, layers),
    ...layers.flatMap((layer) => drawnOf(layer, palette)),
  ]);
  for (const name of map.listImages()) {
    const marker = markerImage(name, palette);
    // One without colours of its own is the same in both modes.
    if (marker && !marker.sdf) map.updateImage(name, marker.image);
  }
}

function paint(map: Drawing, layers: readonly LayerSpecification[]): void {
  for (const {id, paint: properties} of layers)
    for (const [name, value] of Object.entries(properties ?? {}))
      map.setPaintProperty(id, name as never, value as never);
}

/** Pictures of markers are drawn when a layer first names them. */
function drawMarkers(map: Drawing): void {
  map.setMissingStyleImageResolver((id) => {
    if (map.hasImage(id)) return;
    const marker = markerImage(id, readPalette());
    if (marker) map.addImage(id, marker.image, {pixelRatio: MARKER_RATIO, sdf: marker.sdf});
  });
}
