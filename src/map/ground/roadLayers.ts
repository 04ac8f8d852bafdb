import type {ExpressionSpecification, LayerSpecification} from 'maplibre-gl';
import {labelFont} from '../base/labelFont';
import type {Palette} from '../base/palette';

export const ROADS = 'roads';
/** The layer of their names. */
export const ROAD_NAMES = 'road-names';

/** By class of road, the largest first. */
type Widths = readonly [motorway: number, highway: number, road: number, street: number];

/** Pixels by zoom, of main roads. */
const widths: readonly (readonly [zoom: number, widths: Widths])[] = [
  [6, [1, 0.7, 0.4, 0.4]],
  [11, [2.2, 1.5, 0.8, 0.6]],
  [14, [3.4, 2.4, 1.6, 1]],
  [18, [9, 7, 6, 5]],
];
/** The same of the others, as a share. */
const MINOR = 0.6;
const NAMES_FROM = 12;

/** Each road says from which zoom on it is drawn. */
export const isDrawn: ExpressionSpecification = ['<=', ['get', 'zoom'], ['zoom']];

/** Roads in the colours of a mode, quieter than coasts and all data; ids and order never change. */
export function roadLayers(palette: Palette): LayerSpecification[] {
  const strong = palette['line-strong'];
  return [
    {
      id: 'roads',
      type: 'line',
      source: ROADS,
      'source-layer': 'roads',
      filter: isDrawn,
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {
        'line-color': ['match', ['get', 'class'], ['motorway', 'highway'], strong, palette.line],
        'line-opacity': ['match', ['get', 'class'], ['motorway'], 0.85, ['highway'], 0.65, 1],
        'line-width': width(),
      },
    },
    {
      id: ROAD_NAMES,
      type: 'symbol',
      source: ROADS,
      'source-layer': 'roads',
      minzoom: NAMES_FROM,
      filter: ['all', isDrawn, ['has', 'name'], ['any', ['get', 'main'], ['>=', ['zoom'], 15]]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 500,
        'text-field': ['get', 'name'],
        'text-font': labelFont,
        'text-size': 10,
        'text-padding': 24,
        'text-max-angle': 25,
      },
      paint: {'text-color': palette['ink-faint'], 'text-halo-color': palette.land, 'text-halo-width': 1.25},
    },
  ];
}

function width(): ExpressionSpecification {
  const stops = widths.flatMap(([zoom, [motorway, highway, road, street]]) => [
    zoom,
    [
      '*',
      ['case', ['get', 'main'], 1, MINOR],
      ['match', ['get', 'class'], 'motorway', motorway, 'highway', highway, 'road', road, street],
    ],
  ]);
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as unknown as ExpressionSpecification;
}
