import type {FillLayerSpecification, LineLayerSpecification} from 'maplibre-gl';
import type {Palette} from '../base/palette';

export const WATER = 'water-tiles';

/** Pixels by zoom, of rivers. */
const widths = [3, 0.6, 6, 1.2, 10, 2.4, 14, 5];

/** Rivers and lakes in the colours of a mode: on the land and its relief, beneath all data. */
export function waterLayers(palette: Palette): (FillLayerSpecification | LineLayerSpecification)[] {
  return [
    {
      id: 'rivers',
      type: 'line',
      source: WATER,
      'source-layer': 'rivers',
      filter: ['<=', ['get', 'zoom'], ['zoom']],
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {
        'line-color': palette.river,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], ...widths],
      },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: WATER,
      'source-layer': 'lakes',
      paint: {'fill-color': palette.water},
    },
  ];
}

/** The shores of lakes, which are drawn as coasts are: above tiles of weather. */
export function shoreLayer(palette: Palette): LineLayerSpecification {
  return {
    id: 'lake-shores',
    type: 'line',
    source: WATER,
    'source-layer': 'lakes',
    layout: {'line-join': 'round'},
    paint: {'line-color': palette['line-strong'], 'line-width': 1},
  };
}
