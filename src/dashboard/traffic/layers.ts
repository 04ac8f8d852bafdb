import type {Palette, StageLayer} from '@site/src/map';
import type {Schemas} from '@site/src/platform';
import type {Feature} from 'geojson';
import type {LayerSpecification} from 'maplibre-gl';
import {decodedLine, type SlowStretch} from './slowStretches';

type Drawn = Omit<StageLayer, 'opacity'>;

/** The way, with its slow stretches on it. */
export function wayLayer(
  route: Schemas['Route'] | undefined,
  stretches: readonly SlowStretch[],
  focused: readonly (string | undefined)[],
): Drawn {
  const way: Feature[] = route
    ? [
        {
          type: 'Feature',
          geometry: {type: 'LineString', coordinates: [...decodedLine(route.geometry)]},
          properties: {kind: 'way'},
        },
      ]
    : [];
  const slow = stretches.map(({id, geometry, slowdown}): Feature => ({
    ...{type: 'Feature', geometry},
    properties: {kind: 'slow', id, slowdown, isFocused: focused.includes(id)},
  }));
  return {
    id: 'traffic-way:line',
    source: {type: 'geojson', data: {type: 'FeatureCollection', features: [...way, ...slow]}},
    draw: drawWay,
    isPickable: true,
  };
}

function drawWay(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      ...{id: `${source}-way`, type: 'line', source, filter: ['==', ['get', 'kind'], 'way']},
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {'line-color': palette.data, 'line-width': 3.5},
    },
    {
      ...{id: `${source}-slow`, type: 'line', source, filter: ['==', ['get', 'kind'], 'slow']},
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {
        'line-color': ['case', ['>=', ['get', 'slowdown'], 20], palette.airspace, palette.signal],
        'line-width': ['case', ['get', 'isFocused'], 8, 5],
      },
    },
  ];
}
