import {labelFont, type Palette, type StageLayer} from '@site/src/map';
import type {Position} from 'geojson';
import type {LayerSpecification} from 'maplibre-gl';

/** The waypoints in their order. */
export function waypointsLayer(id: string, positions: readonly Position[]): Omit<StageLayer, 'opacity'> {
  return {
    id,
    source: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: positions.map((coordinates, index) => ({
          type: 'Feature',
          geometry: {type: 'Point', coordinates},
          properties: {name: String(index + 1)},
        })),
      },
    },
    draw: drawWaypoints,
  };
}

function drawWaypoints(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-disc`,
      type: 'circle',
      source,
      paint: {
        'circle-color': palette.ground,
        'circle-radius': 9,
        'circle-stroke-color': palette.data,
        'circle-stroke-width': 2,
      },
    },
    {
      id: `${source}-number`,
      type: 'symbol',
      source,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': labelFont,
        'text-size': 11,
        'text-allow-overlap': true,
      },
      paint: {'text-color': palette.ink},
    },
  ];
}
