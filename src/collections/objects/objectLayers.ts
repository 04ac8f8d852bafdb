import type {Feature, FeatureCollection, Point} from 'geojson';
import type {ExpressionSpecification, FilterSpecification, LayerSpecification} from 'maplibre-gl';
import {anchorsAround, labelFont, type Palette, type StageLayer} from '@site/src/map';
import {iconOf} from './iconOf';
import {stateOf, type Item, type ObjectState} from './items';

interface Marked {
  readonly id: string;
  readonly name: string;
  /** The name of its silhouette. */
  readonly icon: string;
  readonly state: ObjectState;
  /** Degrees from true north, where it has a direction. */
  readonly heading?: number;
}

const isCluster: FilterSpecification = ['has', 'point_count'];
const isObject: FilterSpecification = ['!', ['has', 'point_count']];

/** All objects that have a position; where they crowd, a disc that says how many they are. */
export function objectsLayer(panel: string, items: readonly Item[]): Omit<StageLayer, 'opacity'> {
  return {
    id: `${panel}:objects`,
    source: {
      type: 'geojson',
      data: collectionOf(items),
      cluster: true,
      clusterRadius: 38,
      clusterMaxZoom: 9,
    },
    draw: drawObjects,
    isPickable: true,
  };
}

/** The selected object and the one under the pointer, above all others and in no cluster. */
export function focusLayer(panel: string, items: readonly Item[]): Omit<StageLayer, 'opacity'> {
  return {
    id: `${panel}:focus`,
    source: {type: 'geojson', data: collectionOf(items)},
    draw: drawFocus,
    isPickable: true,
  };
}

function collectionOf(items: readonly Item[]): FeatureCollection<Point, Marked> {
  const features: Feature<Point, Marked>[] = [];
  for (const item of items) {
    const {id, name, object, collection} = item;
    const {geometry, heading} = object;
    if (!geometry) continue;
    const properties: Marked = {
      id,
      name,
      icon: iconOf(object, collection),
      state: stateOf(item),
      ...(heading !== undefined && {heading}),
    };
    features.push({type: 'Feature', geometry: geometry as Point, properties});
  }
  return {type: 'FeatureCollection', features};
}

function drawObjects(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-cluster`,
      type: 'circle',
      source,
      filter: isCluster,
      paint: {
        'circle-color': palette.data,
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 50, 21, 500, 26],
        'circle-stroke-color': palette.ground,
        'circle-stroke-width': 1.5,
        'circle-opacity': 0.92,
      },
    },
    {
      id: `${source}-count`,
      type: 'symbol',
      source,
      filter: isCluster,
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': labelFont,
        'text-size': 12,
        'text-allow-overlap': true,
      },
      paint: {'text-color': palette.ground},
    },
    // Beneath the markers, since what stands above is placed first: a name takes the room that they leave.
    {
      id: `${source}-name`,
      type: 'symbol',
      source,
      filter: isObject,
      minzoom: 9.5,
      layout: {...nameLayout, 'text-variable-anchor-offset': anchorsAround(1.95)},
      paint: namePaint(palette),
    },
    ...markers(palette, source, isObject),
  ];
}

function drawFocus(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-ring`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': 19,
        'circle-color': palette.signal,
        'circle-opacity': 0.18,
        'circle-stroke-color': palette.signal,
        'circle-stroke-width': 2,
      },
    },
    ...markers(palette, source, true),
    {
      id: `${source}-name`,
      type: 'symbol',
      source,
      layout: {...nameLayout, 'text-allow-overlap': true, 'text-variable-anchor-offset': anchorsAround(1.4)},
      paint: namePaint(palette),
    },
  ];
}

/**
 * The silhouette of what it is, turned to where it heads, with its state around it: an arrow ahead of what moves, a ring
 * around what stands, and parts of a ring around what is silent, which is hollow besides.
 */
function markers(palette: Palette, source: string, filter: FilterSpecification): LayerSpecification[] {
  const layout = {
    ...({'icon-allow-overlap': true, 'icon-rotation-alignment': 'map'} as const),
    'icon-rotate': [
      'match',
      ['get', 'icon'],
      'crew',
      0,
      ['coalesce', ['get', 'heading'], 0],
    ] as ExpressionSpecification,
  };
  const colour = inState(palette.data, palette['ink-soft'], palette['ink-faint']);
  return [
    {
      id: `${source}-state`,
      type: 'symbol',
      source,
      filter,
      layout: {
        ...layout,
        'icon-ignore-placement': true,
        'icon-rotate': ['coalesce', ['get', 'heading'], 0],
        'icon-image': ['concat', 'state/', ['get', 'state']],
      },
      paint: {'icon-color': colour, 'icon-halo-color': palette.ground, 'icon-halo-width': 1.5},
    },
    {
      id: `${source}-shape`,
      type: 'symbol',
      source,
      filter,
      layout: {...layout, 'icon-padding': 1, 'icon-image': ['concat', 'shape/', ['get', 'icon']]},
      paint: {
        'icon-color': inState(palette.data, palette['ink-soft'], palette.ground),
        'icon-halo-color': inState(palette.ground, palette.ground, palette['ink-faint']),
        'icon-halo-width': 2.5,
      },
    },
  ];
}

function inState(moving: string, idle: string, silent: string): ExpressionSpecification {
  return ['match', ['get', 'state'], 'moving', moving, 'idle', idle, silent];
}

const nameLayout = {
  'text-field': ['get', 'name'] as ExpressionSpecification,
  'text-font': labelFont,
  'text-size': 12,
  'text-anchor': 'top' as const,
  'text-offset': [0, 1.4] as [number, number],
};

const namePaint = (palette: Palette) => ({
  'text-color': palette.ink,
  'text-halo-color': palette.ground,
  'text-halo-width': 1.5,
});
