import type {FillLayerSpecification} from 'maplibre-gl';
import type {Palette} from '../base/palette';
import {ROADS} from './roadLayers';

/** Built-up areas and parks in the colours of a mode: on the land, beneath its relief. An older sandbox has none. */
export function areaLayers(palette: Palette): FillLayerSpecification[] {
  return [
    {
      id: 'areas',
      type: 'fill',
      source: ROADS,
      'source-layer': 'areas',
      paint: {'fill-color': ['match', ['get', 'class'], 'built-up', palette['built-up'], palette.park]},
    },
  ];
}
