import type {FeatureCollection, Point} from 'geojson';
import type {ExpressionSpecification, FilterSpecification, LayerSpecification} from 'maplibre-gl';
import {anchorsAround, labelFont, type Palette, type StageLayer} from '@site/src/map';
import type {Item} from './items';

interface Marked {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly colour: 'data' | 'ink-faint';
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
  return {
    type: 'FeatureCollection',
    features: items.flatMap(({id, name, object, collection, isSilent, heading}) =>
      object.geometry
        ? [
            {
              type: 'Feature',
              geometry: object.geometry as Point,
              properties: {
                ...{id, name, icon: collection.icon ?? ''},
                colour: isSilent ? 'ink-faint' : 'data',
                ...(heading !== undefined && {heading}),
              },
            },
          ]
        : [],
    ),
  };
}

function drawObjects(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      ...{id: `${source}-cluster`, type: 'circle', source, filter: isCluster},
      paint: {
        'circle-color': palette.data,
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 50, 21, 500, 26],
        'circle-stroke-color': palette.ground,
        'circle-stroke-width': 1.5,
        'circle-opacity': 0.92,
      },
    },
    {
      ...{id: `${source}-count`, type: 'symbol', source, filter: isCluster},
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
      ...{id: `${source}-name`, type: 'symbol', source, filter: isObject, minzoom: 9.5},
      layout: {...nameLayout, 'text-variable-anchor-offset': anchorsAround(1.95)},
      paint: namePaint(palette),
    },
    ...markers(source, isObject),
  ];
}

function drawFocus(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      ...{id: `${source}-ring`, type: 'circle', source},
      paint: {
        'circle-radius': 19,
        'circle-color': palette.signal,
        'circle-opacity': 0.18,
        'circle-stroke-color': palette.signal,
        'circle-stroke-width': 2,
      },
    },
    ...markers(source, true),
    {
      ...{id: `${source}-name`, type: 'symbol', source},
      layout: {...nameLayout, 'text-allow-overlap': true, 'text-variable-anchor-offset': anchorsAround(1.4)},
      paint: namePaint(palette),
    },
  ];
}

/** A disc with the collection's symbol, and around it an arrow for what moves. */
function markers(source: string, filter: FilterSpecification): LayerSpecification[] {
  const always = {'icon-allow-overlap': true, 'icon-ignore-placement': true} as const;
  return [
    {
      ...{id: `${source}-heading`, type: 'symbol', source},
      filter: ['all', filter, ['has', 'heading']] as FilterSpecification,
      layout: {
        ...always,
        'icon-image': image('heading/'),
        'icon-rotate': ['get', 'heading'],
        'icon-rotation-alignment': 'map',
      },
    },
    {
      ...{id: `${source}-disc`, type: 'symbol', source, filter},
      layout: {
        'icon-allow-overlap': true,
        'icon-padding': 1,
        'icon-image': image('marker/', ['get', 'icon'], '/'),
      },
    },
  ];
}

function image(...parts: (string | ExpressionSpecification)[]): ExpressionSpecification {
  return ['concat', ...parts, ['get', 'colour']];
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
