import type {Palette, StageLayer} from '@site/src/map';
import type {Feature} from 'geojson';
import type {LayerSpecification} from 'maplibre-gl';
import {colourBy} from './roads/roadsLayer';
import {lineOf, type Way} from '../shared/ways/way';
import type {SlowStretch} from './slowStretches';

type Drawn = Omit<StageLayer, 'opacity'>;

/** The way, with its slow stretches on it. */
export function wayLayer(
  way: Way | undefined,
  stretches: readonly SlowStretch[],
  focused: readonly (string | undefined)[],
): Drawn {
  const all: Feature[] = way
    ? [
        {
          type: 'Feature',
          geometry: {type: 'LineString', coordinates: lineOf(way, {from: 0, to: way.length})},
          properties: {kind: 'way'},
        },
      ]
    : [];
  const slow = stretches.map(({id, geometry, slowdown}): Feature => ({
    type: 'Feature',
    geometry,
    properties: {kind: 'slow', id, slowdown, isFocused: focused.includes(id)},
  }));
  return {
    id: 'traffic-way:line',
    source: {type: 'geojson', data: {type: 'FeatureCollection', features: [...all, ...slow]}},
    draw: drawWay,
    isPickable: true,
  };
}

function drawWay(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-way`,
      type: 'line',
      source,
      filter: ['==', ['get', 'kind'], 'way'],
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {'line-color': palette.data, 'line-width': 3.5},
    },
    {
      id: `${source}-slow`,
      type: 'line',
      source,
      filter: ['==', ['get', 'kind'], 'slow'],
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {
        'line-color': colourBy(palette, 'slowdown'),
        'line-width': ['case', ['get', 'isFocused'], 8, 5],
      },
    },
  ];
}
